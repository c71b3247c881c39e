import { inAlbumOrder, type NodeId } from '@figurina/album';
import { useState } from 'react';
import { useEditor } from '../session/editor-context.ts';
import { isFixedSpread } from '../actions/spread-operations.ts';

export interface ChosenSpreads {
  readonly ids: ReadonlySet<NodeId>;
  /** What an order to one of them means: all that are chosen, when it is among them. */
  meant(spreadId: NodeId): readonly NodeId[];
  /** Into what is chosen, or out of it. */
  toggle(spreadId: NodeId): void;
  /** All from where the choice began, or begins now. */
  extendTo(spreadId: NodeId, from?: NodeId): void;
  /** Ends the choice; the next one begins here. */
  begin(spreadId: NodeId): void;
}

/** Several spreads of the strip that are moved, copied or deleted together. Covers stay where they are. */
export function useChosenSpreads(): ChosenSpreads {
  const session = useEditor();
  const [kept, setKept] = useState<ReadonlySet<NodeId>>(new Set());
  const [start, setStart] = useState<NodeId | null>(null);
  const { document } = session.store;
  const ids = new Set([...kept].filter((id) => document.nodes.has(id)));

  function choose(next: readonly NodeId[]): void {
    const chosen = next.filter((id) => !isFixedSpread(document, id));
    setKept(new Set(chosen));
    session.announcer.say(session.t('strip.said.chosen', { count: chosen.length }));
  }
  const current = (): NodeId | undefined => session.facts.layout.get().spreadIds[session.currentSpread.get()];
  return {
    ids,
    meant: (spreadId) => (ids.has(spreadId) ? inAlbumOrder(document, [...ids]) : [spreadId]),
    toggle(spreadId) {
      const before = ids.size > 0 ? [...ids] : [start ?? current() ?? spreadId];
      choose(
        before.includes(spreadId) && ids.size > 0 ? before.filter((id) => id !== spreadId) : [...before, spreadId],
      );
      setStart(spreadId);
    },
    extendTo(spreadId, from = start ?? current() ?? spreadId) {
      const { spreadIds, indexOf } = session.facts.layout.get();
      const ends = [indexOf(from), indexOf(spreadId)];
      choose(spreadIds.slice(Math.min(...ends), Math.max(...ends) + 1));
      setStart(from);
    },
    begin(spreadId) {
      setStart(spreadId);
      if (kept.size > 0) setKept(new Set());
    },
  };
}
