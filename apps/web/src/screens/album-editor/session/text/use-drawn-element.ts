import type { NodeId } from '@figurina/album';
import { useEffect, useState } from 'react';
import type { EditorSession } from '../editor-session.ts';

/**
 * The element that draws a node in the world. Null until it is to be seen, since what is not seen cannot have the focus: a
 * small or far spread shows a picture, and gets its elements some frames after something on it was selected.
 */
export function useDrawnElement(session: EditorSession, id: NodeId): HTMLElement | null {
  const [drawn, setDrawn] = useState(() => findShown(session, id));
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      const found = findShown(session, id);
      setDrawn(found);
      if (!found) frame = requestAnimationFrame(look);
    };
    if (!drawn?.isConnected) look();
    return () => cancelAnimationFrame(frame);
  }, [session, id, drawn]);
  return drawn;
}

export function findDrawn(session: EditorSession, id: NodeId): HTMLElement | null {
  return session.worldElement()?.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`) ?? null;
}

function findShown(session: EditorSession, id: NodeId): HTMLElement | null {
  const found = findDrawn(session, id);
  return found?.checkVisibility() ? found : null;
}
