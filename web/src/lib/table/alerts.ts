import { t } from '$lib/i18n';
import { change, settings } from '$lib/settings/settings.svelte';
import { toast } from '$lib/ui/toasts.svelte';

type Tone = { at: number; hz: number; for: number };

/** Short tones, made on the spot: no files to load. */
const CHIMES = {
  turn: [
    { at: 0, hz: 523.25, for: 0.14 },
    { at: 0.12, hz: 783.99, for: 0.26 },
  ],
  question: [
    { at: 0, hz: 880, for: 0.1 },
    { at: 0.14, hz: 880, for: 0.1 },
    { at: 0.28, hz: 1174.66, for: 0.2 },
  ],
  over: [
    { at: 0, hz: 392, for: 0.16 },
    { at: 0.15, hz: 523.25, for: 0.16 },
    { at: 0.3, hz: 659.25, for: 0.34 },
  ],
} satisfies Record<string, Tone[]>;

export type Chime = keyof typeof CHIMES;
let audio: AudioContext | null = null;

/** Plays a chime, when sound is on and the browser lets us. */
export function chime(name: Chime): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  for (const tone of CHIMES[name]) play(audio, tone);
}

function play(context: AudioContext, tone: Tone): void {
  const start = context.currentTime + tone.at;
  const end = start + tone.for;
  const oscillator = new OscillatorNode(context, { type: 'sine', frequency: tone.hz });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(0.16, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(end + 0.02);
}

/** Turns notifications on or off, and says what came of it: the browser may have refused long ago. */
export async function toggleNotices(): Promise<void> {
  const wanted = !settings.notifications;
  const can = typeof Notification !== 'undefined';
  const granted = wanted && can && (await Notification.requestPermission()) === 'granted';
  change({ notifications: granted });
  if (wanted && !granted) return toast(t(can ? 'notifications-refused' : 'notifications-missing'), 'bad');
  toast(t(granted ? 'notifications-on' : 'notifications-off'));
}

/** A notification of the browser, only while nobody looks at the page. */
export function notify(title: string, body: string): void {
  if (!settings.notifications || typeof Notification === 'undefined' || !document.hidden) return;
  if (Notification.permission !== 'granted') return;
  const shown = new Notification(title, { body, icon: '/icon.svg', tag: location.pathname });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}

/** The mark of the page and of the installed app: lit while somebody is asked. */
export function badge(on: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = on ? '/favicon-turn.svg' : '/favicon.svg';
  const app = navigator as Navigator & {
    setAppBadge?: (n: number) => Promise<void>;
    clearAppBadge?: () => Promise<void>;
  };
  void (on ? app.setAppBadge?.(1) : app.clearAppBadge?.())?.catch(() => undefined);
}
