/** @jsxImportSource preact */
/**
 * Puts the consent into a page, whatever that page is made of: the app, the public form, the front door. Loaded when it is
 * shown, and drawn by the small library of the public form.
 */
import { createI18n } from '@figurina/locales';
import { render } from 'preact';
import { ConsentQuestion } from './ConsentQuestion.tsx';
import { ConsentSettings } from './ConsentSettings.tsx';
import type { ConsentHost } from './consent-host.ts';
import './consent.css';

/** Answers how to take it away again. `stillWanted`: asked once the texts are there. */
export async function showQuestion(host: ConsentHost, stillWanted: () => boolean): Promise<() => void> {
  const { t } = await createI18n(host.locale, ['consent']);
  if (!stillWanted()) return () => undefined;
  // First in the page, so that it is the first stop of the keyboard.
  const place = document.createElement('div');
  document.body.prepend(place);
  const hide = (): void => {
    render(null, place);
    place.remove();
  };
  render(<ConsentQuestion t={t} host={host} onDone={hide} onSettings={() => void showSettings(host)} />, place);
  return hide;
}

let open: HTMLElement | null = null;

/** Over the page. One is enough, however often it is asked for. */
export async function showSettings(host: ConsentHost): Promise<void> {
  const { t } = await createI18n(host.locale, ['consent']);
  if (open?.isConnected) return;
  const place = (open = document.body.appendChild(document.createElement('div')));
  const close = (): void => {
    render(null, place);
    place.remove();
  };
  render(<ConsentSettings t={t} host={host} onClose={close} />, place);
}
