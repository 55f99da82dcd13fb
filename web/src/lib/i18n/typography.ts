import type { Lang } from '$lib/wire';

const NBSP = '\u00a0';

/** As `crates/game-text/src/typeset.rs` does it; both are held to the same cases. Words after which a Russian line may not end, besides those of one and two letters. */
const SHORT = /(?<![\p{L}\d])(или|для|без|под|над|при|про|что|как|чем|где|изо|ото|обо) (?=\S)/giu;

/** A hyphen that stands for a minus. */
const MINUS = /(?<![\p{L}\d.,–—-])-(?=\d)/gu;

/** What a language does besides what all do. One that is not here does nothing more. */
const CUSTOMS: Readonly<Record<Lang, (text: string) => string>> = {
  ru: (text) =>
    text
      .replace(/ (?=—)/g, NBSP)
      .replace(/(?<![\p{L}\d])(\p{L}{1,2}) (?=\S)/gu, `$1${NBSP}`)
      .replace(SHORT, `$1${NBSP}`)
      .replace(/ (?=(?:бы|ли|же|б|ж)(?!\p{L}))/gu, NBSP)
      .replace(/(\p{Lu}\.) (?=\p{Lu})/gu, `$1${NBSP}`),
};

/**
 * Sets no-break spaces and minus signs: the one place where this is done, so texts are written with plain spaces.
 * Every language keeps numbers with what they count.
 */
export function typeset(text: string, lang: Lang): string {
  const numbers = text.replace(MINUS, '−').replace(/(\d) (?=[\p{L}%♦★])/gu, `$1${NBSP}`);
  return CUSTOMS[lang]?.(numbers) ?? numbers;
}
