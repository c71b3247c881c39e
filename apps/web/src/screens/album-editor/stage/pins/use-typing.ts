import type { NodeId } from '@figurina/album';
import { useCallback, useEffect, useRef } from 'react';
import { useEditor } from '../../session/editor-context.ts';

/** Who pauses for so long is not writing. */
const PAUSE_MS = 5000;

/** Shows the others that one is writing in a thread: call it at every word, with false when one is done. */
export function useTyping(thread: NodeId): (isTyping: boolean) => void {
  const { presence } = useEditor();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tell = useCallback(
    (isTyping: boolean): void => {
      const was = timer.current !== undefined;
      clearTimeout(timer.current);
      timer.current = isTyping ? setTimeout(() => tell(false), PAUSE_MS) : undefined;
      if (isTyping !== was) presence.update({ typing_in: isTyping ? thread : null });
    },
    [presence, thread],
  );
  useEffect(() => () => tell(false), [tell]);
  return tell;
}
