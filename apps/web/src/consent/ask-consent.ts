/** When somebody is asked: where there is something to agree to, a moment after the page came, until they have answered. */
import type { ConsentHost } from './consent-host.ts';
import { onDecision, readDecision } from './decision.ts';

/** So that the page is seen first. */
const PAUSE_MS = 500;
/** What is only drawn, for a machine or inside another page. */
const UNASKED = /^\/(render|blueprint_preview)(\/|$)/;

export const isAskedOn = (pathname: string): boolean => !UNASKED.test(pathname);

/** Answers how to stop asking. */
export function askConsent(host: ConsentHost): () => void {
  if (!host.config.analytics) return () => undefined;
  let ended = false;
  let hide: (() => void) | null = null;
  const unanswered = (): boolean => readDecision() === null;
  const ask = async (): Promise<void> => {
    const { showQuestion } = await import('./show-consent.tsx');
    const shown = await showQuestion(host, () => !ended && unanswered());
    if (ended) shown();
    else hide = shown;
  };
  const timer = setTimeout(() => {
    if (!unanswered()) return;
    void ask();
  }, PAUSE_MS);
  // Answered in another tab.
  const forget = onDecision(() => {
    if (!unanswered()) hide?.();
  });
  return () => {
    ended = true;
    clearTimeout(timer);
    forget();
    hide?.();
  };
}

/** The same question at any time, also where there is nothing to agree to: then it says so. */
export async function openConsentSettings(host: ConsentHost): Promise<void> {
  const { showSettings } = await import('./show-consent.tsx');
  await showSettings(host);
}
