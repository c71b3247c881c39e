import type { AlbumNode, NodeId } from '@figurina/album';
import { useCallback, useEffect, useState } from 'react';
import { changedSpreads } from '../../../session/album/changed-spreads.ts';
import { useEditor } from '../../../session/editor-context.ts';

export interface Unseen {
  /** Changes of others since one looked. */
  readonly count: number;
  /** A spread that one of them changed. */
  readonly spread: NodeId | null;
}

const NONE: Unseen = { count: 0, spread: null };

/** What others change while somebody makes up their mind, and the version that they have looked at. Comments do not count. */
export function useUnseen(): {
  unseen: Unseen;
  /** The version that was looked at. */
  seen: number;
  look: () => void;
  /** The server knows of more. */
  missed: (count: number) => void;
} {
  const { store, sync } = useEditor();
  const [seen, setSeen] = useState(() => sync.version());
  const [unseen, setUnseen] = useState(NONE);
  useEffect(
    () =>
      store.onChange(({ origin, touched }) => {
        if (origin !== 'remote') return;
        const counted = touched.filter(({ before, after }) => ((after ?? before) as AlbumNode).type !== 'Comment');
        if (counted.length === 0) return;
        const [spread = null] = changedSpreads(store.document, counted) ?? [];
        setUnseen((was) => ({ count: was.count + 1, spread: spread ?? was.spread }));
      }),
    [store],
  );
  const look = useCallback(() => {
    setSeen(sync.version());
    setUnseen(NONE);
  }, [sync]);
  const missed = useCallback(
    (count: number) => setUnseen((was) => ({ ...was, count: Math.max(was.count, count, 1) })),
    [],
  );
  return { unseen, seen, look, missed };
}
