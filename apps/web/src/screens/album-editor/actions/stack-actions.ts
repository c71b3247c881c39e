import {
  ALWAYS_ON_TOP_TYPES,
  canReorder,
  changeProps,
  type NodeId,
  reorderElements,
  type StackMove,
} from '@figurina/album';
import type { Shortcut } from '@figurina/editor';
import type { EditorSession } from '../session/editor-session.ts';
import type { EditorAction } from './editor-action.ts';
import { runSaying } from '../session/notices/run-saying.ts';
import { canChange, movable } from '../session/selection/selected.ts';

const BEYOND: Readonly<Record<StackMove, string>> = {
  front: 'arrange.why.front',
  forward: 'arrange.why.front',
  back: 'arrange.why.back',
  backward: 'arrange.why.back',
};

function restack(to: StackMove, icon: string, shortcuts: readonly Shortcut[]): EditorAction {
  const possible = (session: EditorSession): boolean => canReorder(session.store.document, movable(session), to);
  return {
    id: `arrange.${to}`,
    icon,
    where: 'canvas',
    shortcuts,
    enabled: (session) => canChange(session) && possible(session),
    why: (session) => (canChange(session) ? BEYOND[to] : null),
    run: (session) =>
      void runSaying(session, `steps.${to}`, (document) =>
        reorderElements(document, { ids: movable(session), to, makeId: session.makeId }),
      ),
  };
}

/** Those of the selection that may lie above everything but texts. */
function liftable(session: EditorSession): NodeId[] {
  return movable(session).filter((id) => {
    const type = session.store.document.nodes.get(id)?.type;
    return type !== undefined && ALWAYS_ON_TOP_TYPES.includes(type);
  });
}

function isOnTop(session: EditorSession): boolean {
  const ids = liftable(session);
  return (
    ids.length > 0 &&
    ids.every((id) => {
      const { props } = session.store.document.nodes.get(id)!;
      return 'alwaysOnTop' in props && props.alwaysOnTop;
    })
  );
}

/** What lies on what. The brackets go by their place on the keyboard; where that place is another key, Alt and the page keys do it. */
export const STACK_ACTIONS: readonly EditorAction[] = [
  restack('front', 'IconStackFront', [
    { code: 'BracketRight', mod: true, shift: true },
    { key: 'PageUp', alt: true, shift: true },
  ]),
  restack('forward', 'IconStackForward', [
    { code: 'BracketRight', mod: true },
    { key: 'PageUp', alt: true },
  ]),
  restack('backward', 'IconStackBackward', [
    { code: 'BracketLeft', mod: true },
    { key: 'PageDown', alt: true },
  ]),
  restack('back', 'IconStackBack', [
    { code: 'BracketLeft', mod: true, shift: true },
    { key: 'PageDown', alt: true, shift: true },
  ]),
  {
    id: 'arrange.always_on_top',
    icon: 'IconPin',
    where: 'canvas',
    shortcuts: [],
    checked: isOnTop,
    enabled: (session) => canChange(session) && liftable(session).length > 0,
    why: (session) => (canChange(session) ? 'arrange.why.never_on_top' : null),
    run(session) {
      const ids = liftable(session);
      const alwaysOnTop = !isOnTop(session);
      runSaying(session, alwaysOnTop ? 'steps.on_top' : 'steps.not_on_top', (document) =>
        changeProps(document, { ids, props: { alwaysOnTop } }),
      );
    },
  },
];
