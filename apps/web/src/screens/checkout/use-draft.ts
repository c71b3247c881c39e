import { useCallback, useEffect, useRef, useState } from 'react';
import { type CheckoutDraft, forgetDraft, keepDraft, readDraft } from './checkout-draft.ts';

export type ChangeDraft = (part: Partial<CheckoutDraft> | ((draft: CheckoutDraft) => Partial<CheckoutDraft>)) => void;

/** What was chosen and typed; a reload and a failed order leave it as it is. */
export function useDraft(user: string, album: string) {
  const [draft, setDraft] = useState(() => readDraft(sessionStorage, user, album));
  const done = useRef(false);
  useEffect(() => {
    if (!done.current) keepDraft(sessionStorage, user, album, draft);
  }, [draft, user, album]);
  const change: ChangeDraft = useCallback(
    (part) => setDraft((before) => ({ ...before, ...(typeof part === 'function' ? part(before) : part) })),
    [],
  );
  /** The order is there. */
  const forget = useCallback(() => {
    done.current = true;
    forgetDraft(sessionStorage, user, album);
  }, [user, album]);
  return { draft, change, forget };
}
