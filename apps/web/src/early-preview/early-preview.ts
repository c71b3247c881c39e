/** An album that was sent for before the app was there. */
export interface EarlyPreview {
  readonly token: string;
  readonly answer: Promise<Response>;
}

declare global {
  interface Window {
    figurinaPreview?: EarlyPreview | undefined;
  }
}

export function keepEarly(preview: EarlyPreview): void {
  window.figurinaPreview = preview;
}

/** Once: who comes back to the page asks anew. Null when nobody sent for it, or it did not come. */
export async function takeEarly<Answer>(token: string): Promise<Answer | null> {
  const early = window.figurinaPreview;
  window.figurinaPreview = undefined;
  if (early?.token !== token) return null;
  try {
    const answer = await early.answer;
    return answer.ok ? ((await answer.json()) as Answer) : null;
  } catch {
    return null;
  }
}
