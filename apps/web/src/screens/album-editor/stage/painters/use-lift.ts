import { useEffect } from 'react';
import type { EditorSession } from '../../session/editor-session.ts';
import { draggedFrame } from './dragged-frame.ts';

/**
 * A spread cuts off what lies beyond its edge. While an element is dragged over that edge, its spread is marked as
 * lifted and shows it (world.css), so that nobody loses what they hold.
 */
export function useLift(session: EditorSession): void {
  useEffect(() => {
    const { store, selection, tools, facts } = session;
    let lifted: HTMLElement | null = null;
    function put(slot: HTMLElement | null): void {
      if (slot === lifted) return;
      lifted?.removeAttribute('data-lifted');
      slot?.setAttribute('data-lifted', '');
      lifted = slot;
    }
    function look(): void {
      const { spreadId, ids } = selection.get();
      const box = spreadId ? facts.layout.get().boxOf(spreadId) : null;
      if (!spreadId || !box || tools.state().name !== 'select.translating') return put(null);
      // Once up it stays up until it is let go: nothing flickers at the edge.
      if (lifted) return;
      const frame = draggedFrame(session, ids);
      if (!frame) return;
      const reach = Math.hypot(frame.width, frame.height) / 2;
      const { x, y } = frame.centre;
      if (x - reach >= 0 && y - reach >= 0 && x + reach <= box.width && y + reach <= box.height) return;
      put(session.worldElement()?.querySelector<HTMLElement>(`[data-slot="${CSS.escape(spreadId)}"]`) ?? null);
    }
    const ends = [store.shown.onOwn(look), tools.subscribe(look)];
    return () => {
      put(null);
      for (const end of ends) end();
    };
  }, [session]);
}
