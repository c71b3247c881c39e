import type { NodeId } from '@figurina/album';
import { useCallback, useEffect, useRef } from 'react';
import { useEditor } from '../../session/editor-context.ts';

/** Who pauses for so long is not writing. */
const PAUSE_MS = 5000;

/** Shows the others that one is writing in a thread: call it at every word, with false when one is done. */
export function useTyping(thread: NodeId): (isTyping: boolean) => void {
  const { presence } = useEditor();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = useCallback((): void => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    presence.update({ typing_in: null });
  }, [presence]);
  // Another thread is another field: it begins with nobody writing.
  // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  useEffect(() => stop, [stop, thread]);
  return useCallback(
    (isTyping: boolean): void => {
      if (!isTyping) return stop();
      if (timer.current === undefined) presence.update({ typing_in: thread });
      clearTimeout(timer.current);
      timer.current = setTimeout(stop, PAUSE_MS);
    },
    [presence, thread, stop],
  );
}
