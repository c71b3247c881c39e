import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { isRefused, type NodeId, stackBeside } from '@figurina/album';
import { useCallback, useEffect, useState } from 'react';
import type { EditorSession } from '../session/editor-session.ts';
import { createRoller } from '../parts/touch/roll-at-edges.ts';
import type { TreeRow } from './tree-rows.ts';

interface Line {
  readonly id: string;
  readonly side: 'above' | 'below';
}
type DragData = Record<string | symbol, unknown>;

/** Dragging rows of the list up and down restacks elements among their siblings. */
export function useLayerDrag(session: EditorSession): {
  line: Line | null;
  /** The row that is dragged: it stays drawn when it is scrolled out of sight. */
  dragged: string | null;
  bind: (row: TreeRow, element: HTMLElement) => () => void;
} {
  const [line, setLine] = useState<Line | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  useEffect(() => {
    let list: HTMLElement | null = null;
    const roller = createRoller(() => list, 'y');
    const end = monitorForElements({
      canMonitor: ({ source }) => source.data['kind'] === 'layer',
      onDragStart({ source }) {
        list = source.element.parentElement;
        setDragged(source.data['id'] as string);
      },
      onDrag({ source, location }) {
        roller.over(location.current.input);
        const next = lineOf(session, source.data, location.current.dropTargets[0]?.data);
        setLine((before) => (before?.id === next?.id && before?.side === next?.side ? before : next));
      },
      onDrop({ source, location }) {
        roller.stop();
        setDragged(null);
        setLine(null);
        const target = lineOf(session, source.data, location.current.dropTargets[0]?.data);
        if (!target) return;
        const { id: beside, side } = target;
        const input = { id: source.data['id'] as NodeId, beside: beside as NodeId, side, makeId: session.makeId };
        session.run('steps.order', (document) => stackBeside(document, input));
      },
    });
    return () => {
      roller.stop();
      end();
    };
  }, [session]);
  const bind = useCallback(
    ({ id }: TreeRow, element: HTMLElement) =>
      combine(
        draggable({
          element,
          canDrag: () => session.editable('design', id as NodeId),
          getInitialData: () => ({ kind: 'layer', id }),
        }),
        dropTargetForElements({
          element,
          canDrop: ({ source }) => source.data['kind'] === 'layer',
          getData({ input, element: target }) {
            const { top, height } = target.getBoundingClientRect();
            return { id, side: input.clientY < top + height / 2 ? 'above' : 'below' };
          },
        }),
      ),
    [session],
  );
  return { line, dragged, bind };
}

function lineOf({ store, makeId }: EditorSession, source: DragData, target: DragData | undefined): Line | null {
  if (!target || !('side' in target)) return null;
  const line = { id: target['id'], side: target['side'] } as Line;
  const input = { id: source['id'] as NodeId, beside: line.id as NodeId, side: line.side, makeId };
  const patch = stackBeside(store.document, input);
  return isRefused(patch) || patch.length === 0 ? null : line;
}
