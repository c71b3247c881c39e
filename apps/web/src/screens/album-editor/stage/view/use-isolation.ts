import type { AlbumDocument, NodeId } from '@figurina/album';
import { useEffect } from 'react';
import type { EditorSession } from '../../session/editor-session.ts';

/**
 * While one works inside a group, everything else on its spread is dimmed: marked in the page (world.css), without
 * drawing anything anew.
 */
export function useIsolation(session: EditorSession): void {
  useEffect(() => {
    const { selection, store } = session;
    let dimmed: HTMLElement[] = [];
    let frame = 0;
    function look(): void {
      frame = 0;
      for (const element of dimmed) element.removeAttribute('data-dimmed');
      const { group } = selection.get();
      const world = session.worldElement();
      const beside = group && world ? besideGroup(store.document, group) : [];
      dimmed = beside.flatMap((id) => world!.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`) ?? []);
      for (const element of dimmed) element.setAttribute('data-dimmed', '');
    }
    const soon = (): void => {
      frame ||= requestAnimationFrame(look);
    };
    const ends = [
      selection.subscribe(soon),
      store.onChange(() => {
        if (selection.get().group) soon();
      }),
    ];
    return () => {
      cancelAnimationFrame(frame);
      for (const element of dimmed) element.removeAttribute('data-dimmed');
      for (const end of ends) end();
    };
  }, [session]);
}

/** What lies beside the group and beside the groups around it. */
export function besideGroup(document: AlbumDocument, group: NodeId): NodeId[] {
  const beside: NodeId[] = [];
  for (let id: NodeId | null = group; id !== null;) {
    const parent: NodeId | null = document.nodes.get(id)?.parent ?? null;
    if (parent === null || document.nodes.get(id)?.type === 'Spread') break;
    beside.push(...document.childIds(parent).filter((other) => other !== id));
    id = parent;
  }
  return beside;
}
