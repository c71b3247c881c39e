import { seenTurn } from '@figurina/editor';
import type { I18n } from '@figurina/locales';
import type { EditorSession } from '../../session/editor-session.ts';

/** So long after the last change: who holds a key down hears the end of it. */
const SETTLED_MS = 500;

/** Says how the picture lies, for people who do not see it: when the crop opens, and after each change. */
export function sayCrop(session: EditorSession, { t, locale }: Pick<I18n, 't' | 'locale'>): () => void {
  const { cropping, announcer } = session;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const degrees = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  let timer = 0;
  function say(): void {
    const open = cropping.get();
    if (!open) return;
    const angle = `${degrees.format(seenTurn(open))}°`;
    announcer.say(t('images.crop.said', { percent: percent.format(open.crop.cscale), angle }));
  }
  function soon(): void {
    window.clearTimeout(timer);
    timer = window.setTimeout(say, SETTLED_MS);
  }
  say();
  const end = cropping.subscribe(soon);
  return () => {
    window.clearTimeout(timer);
    end();
  };
}
