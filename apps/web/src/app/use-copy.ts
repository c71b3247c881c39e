import { useCallback } from 'react';
import { useToast } from './use-toast.ts';

/** Puts a text onto the clipboard and says so; what to do instead where the browser does not let it. */
export function useCopy(): (text: string, words: { done: string; failed: string }) => void {
  const toast = useToast();
  return useCallback(
    (text, { done, failed }) => {
      const copied = async (): Promise<void> => navigator.clipboard.writeText(text);
      void copied().then(
        () => toast.info(done, { id: 'copied' }),
        () => toast.warning(failed, { id: 'copied' }),
      );
    },
    [toast],
  );
}
