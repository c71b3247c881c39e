import {
  alignElements,
  distributeElements,
  type DistributionAxis,
  type ElementAlignment,
  tidyElements,
} from '@figurina/album';
import type { EditorSession } from '../session/editor-session.ts';
import type { EditorAction } from './editor-action.ts';
import { runSaying } from '../session/notices/run-saying.ts';
import { canChange, movable } from '../session/selection/selected.ts';

const count = (session: EditorSession): number => movable(session).length;

function align(to: ElementAlignment, icon: string, code: string): EditorAction {
  return {
    id: `arrange.align_${to}`,
    icon,
    where: 'canvas',
    shortcuts: [{ code, alt: true }],
    enabled: canChange,
    run: (session) =>
      void runSaying(session, 'steps.align', (document) =>
        alignElements(document, { ids: movable(session), to, measured: session.measured }),
      ),
  };
}

function distribute(axis: DistributionAxis, icon: string, code: string): EditorAction {
  return {
    id: `arrange.distribute_${axis}`,
    icon,
    where: 'canvas',
    shortcuts: [{ code, alt: true, shift: true }],
    enabled: (session) => canChange(session) && count(session) > 2,
    why: (session) => (canChange(session) ? 'arrange.why.three' : null),
    run: (session) =>
      void runSaying(session, 'steps.distribute', (document) =>
        distributeElements(document, { ids: movable(session), axis, measured: session.measured }),
      ),
  };
}

/** What stands beside what. One element is aligned with its page, several with each other. */
export const ALIGN_ACTIONS: readonly EditorAction[] = [
  align('left', 'IconLayoutAlignLeft', 'KeyA'),
  align('center', 'IconLayoutAlignCenter', 'KeyH'),
  align('right', 'IconLayoutAlignRight', 'KeyD'),
  align('top', 'IconLayoutAlignTop', 'KeyW'),
  align('middle', 'IconLayoutAlignMiddle', 'KeyV'),
  align('bottom', 'IconLayoutAlignBottom', 'KeyS'),
  distribute('horizontal', 'IconLayoutDistributeVertical', 'KeyH'),
  distribute('vertical', 'IconLayoutDistributeHorizontal', 'KeyV'),
  {
    id: 'arrange.tidy',
    icon: 'IconLayoutGrid',
    where: 'canvas',
    shortcuts: [{ code: 'KeyT', alt: true, shift: true }],
    enabled: (session) => canChange(session) && count(session) > 1,
    why: (session) => (canChange(session) ? 'arrange.why.two' : null),
    run: (session) =>
      void runSaying(session, 'steps.tidy', (document) =>
        tidyElements(document, { ids: movable(session), measured: session.measured }),
      ),
  },
];
