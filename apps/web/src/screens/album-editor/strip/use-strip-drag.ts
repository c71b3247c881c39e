/** Dragging spreads along the strip. What may not be dropped somewhere shows no line there. */
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { isRefused, moveSpreadBeside, moveSpreadsBeside, type NodeId } from '@figurina/album';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { EditorSession } from '../session/editor-session.ts';
import { showDragPill } from '../parts/touch/drag-pill.ts';
import { createRoller } from '../parts/touch/roll-at-edges.ts';
import { moved } from '../actions/spread-operations.ts';

export interface StripDrop {
  readonly beside: NodeId;
  readonly side: 'before' | 'after';
}

type DragData = Record<string | symbol, unknown>;
const spreadOf = (data: DragData): NodeId | null => (data['kind'] === 'spread' ? (data['spreadId'] as NodeId) : null);

export function useDraggableSpread(
  element: RefObject<HTMLElement | null>,
  session: EditorSession,
  spreadId: NodeId,
  { movable, together }: { movable: boolean; together: number },
): void {
  useEffect(() => {
    if (!element.current || !movable) return;
    return draggable({
      element: element.current,
      getInitialData: () => ({ kind: 'spread', spreadId }),
      onGenerateDragPreview({ nativeSetDragImage }) {
        if (together > 1) showDragPill(nativeSetDragImage, session.t('strip.said.chosen', { count: together }));
      },
    });
  }, [element, session, spreadId, movable, together]);
  useEffect(() => {
    if (!element.current) return;
    return dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => session.editable('design', spreadId) && spreadOf(source.data) !== null,
      getData: ({ input, element: target }) => {
        const { left, width } = target.getBoundingClientRect();
        return { beside: spreadId, side: input.clientX < left + width / 2 ? 'before' : 'after' };
      },
    });
  }, [element, session, spreadId]);
}

/** Where the spread in hand, with those chosen beside it, would go; carries it out when it is let go. */
export function useStripDrop(
  scroller: RefObject<HTMLElement | null>,
  session: EditorSession,
  meant: (spreadId: NodeId) => readonly NodeId[],
): StripDrop | null {
  const [drop, setDrop] = useState<StripDrop | null>(null);
  const chosen = useRef(meant);
  useEffect(() => {
    chosen.current = meant;
  });
  useEffect(() => {
    const roller = createRoller(() => scroller.current, 'x');
    const end = monitorForElements({
      canMonitor: ({ source }) => spreadOf(source.data) !== null,
      onDrag({ source, location }) {
        const spreadId = spreadOf(source.data)!;
        const next = dropOf(session, chosen.current(spreadId), location.current.dropTargets[0]?.data);
        setDrop((before) => (before?.beside === next?.beside && before?.side === next?.side ? before : next));
        roller.over(location.current.input);
      },
      onDrop({ source, location }) {
        roller.stop();
        setDrop(null);
        const spreadIds = chosen.current(spreadOf(source.data)!);
        const target = dropOf(session, spreadIds, location.current.dropTargets[0]?.data);
        if (!target) return;
        const command = { spreadIds, ...target, makeId: session.makeId };
        if (session.run('steps.spread_move', (document) => moveSpreadsBeside(document, command)))
          moved(session, spreadIds);
      },
    });
    return () => {
      roller.stop();
      end();
    };
  }, [scroller, session]);
  return drop;
}

function dropOf(session: EditorSession, spreadIds: readonly NodeId[], data: DragData | undefined): StripDrop | null {
  if (!data || !('beside' in data)) return null;
  const target = { beside: data['beside'], side: data['side'] } as StripDrop;
  if (spreadIds.includes(target.beside) || !session.editable('design', [...spreadIds, target.beside])) return null;
  const { document } = session.store;
  const patches = spreadIds.map((spreadId) =>
    moveSpreadBeside(document, { spreadId, ...target, makeId: session.makeId }),
  );
  return patches.some(isRefused) || patches.every((patch) => !isRefused(patch) && patch.length === 0) ? null : target;
}
