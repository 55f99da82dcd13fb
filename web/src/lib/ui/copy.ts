import { t } from '$lib/i18n';
import { toast } from './toasts.svelte';

/** Copies a link and says so. A page that came without TLS has no clipboard of its own: there an old way helps. */
export async function copyText(text: string): Promise<void> {
  const done = navigator.clipboard
    ? await navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      )
    : copyOldWay(text);
  if (done) toast(t('copied'));
  else toast(t('copy-failed', { text }), 'bad');
}

function copyOldWay(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}
