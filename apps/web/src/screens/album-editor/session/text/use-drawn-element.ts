import type { NodeId } from '@figurina/album';
import { useEffect, useState } from 'react';
import type { Desk } from '../desk.ts';

type World = Pick<Desk, 'worldElement'>;

/**
 * The element that draws a node in the world. Null until it is to be seen, since what is not seen cannot have the focus: a
 * small or far spread shows a picture, and gets its elements some frames after something on it was selected.
 */
export function useDrawnElement(desk: World, id: NodeId): HTMLElement | null {
  const [drawn, setDrawn] = useState(() => findShown(desk, id));
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      const found = findShown(desk, id);
      setDrawn(found);
      if (!found) frame = requestAnimationFrame(look);
    };
    if (!drawn?.isConnected) look();
    return () => cancelAnimationFrame(frame);
  }, [desk, id, drawn]);
  return drawn;
}

export function findDrawn(desk: World, id: NodeId): HTMLElement | null {
  return desk.worldElement()?.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`) ?? null;
}

function findShown(desk: World, id: NodeId): HTMLElement | null {
  const found = findDrawn(desk, id);
  return found?.checkVisibility() ? found : null;
}
