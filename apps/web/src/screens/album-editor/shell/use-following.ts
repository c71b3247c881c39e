import { useEffect, useState } from 'react';
import type { NodeId } from '@figurina/album';
import { useEditor } from '../session/editor-context.ts';

interface Following {
  /** The connection that is followed. */
  readonly followed: string | null;
  /** Follows somebody, or no longer. */
  toggle(id: string): void;
}

/** Goes to the spread where somebody is, and on with them, until one does something oneself or they leave. */
export function useFollowing(): Following {
  const session = useEditor();
  const [followed, setFollowed] = useState<string | null>(null);

  useEffect(() => {
    if (followed === null) return;
    const { presence, facts } = session;
    let last = -1;
    const go = (): void => {
      const peer = presence.peers().get(followed);
      const index = facts.layout.get().indexOf((peer?.presence?.spread_id ?? '') as NodeId);
      if (index >= 0 && index !== last) session.goToSpread(index);
      last = index;
    };
    const follow = (): void => {
      if (presence.peers().has(followed)) go();
      else setFollowed(null);
    };
    const leave = (event: Event): void => {
      const isHere = event.target instanceof Element && event.target.closest('.people-avatar') !== null;
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      if (!isHere || isEscape) setFollowed(null);
    };
    go();
    const ends = [presence.subscribe(follow), facts.layout.subscribe(follow)];
    for (const type of ['pointerdown', 'wheel', 'keydown'])
      window.addEventListener(type, leave, { capture: true, passive: true });
    return () => {
      for (const end of ends) end();
      for (const type of ['pointerdown', 'wheel', 'keydown'])
        window.removeEventListener(type, leave, { capture: true });
    };
  }, [session, followed]);

  return { followed, toggle: (id) => setFollowed((now) => (now === id ? null : id)) };
}
