import { moveElements } from '@figurina/album';
import type { Shortcut } from '@figurina/editor';
import type { EditorSession } from '../session/editor-session.ts';
import type { EditorAction } from './editor-action.ts';
import { canChange, movable } from '../session/selection/selected.ts';

const LARGE = 10;
const FINE = 0.1;

/** Shows for a moment what the elements came to rest on. A held key is one step of undo (use-keyboard). */
function nudge(session: EditorSession, right: number, down: number): void {
  const step = session.view.getState().nudge;
  const [dx, dy] = [right * step, down * step];
  const done = session.run(
    'steps.move',
    (document) => moveElements(document, { ids: movable(session), by: { x: dx, y: dy } }),
    `nudge:${movable(session).join()}`,
  );
  if (done) session.flashGuides();
}

function nudges(key: string, dx: number, dy: number): EditorAction[] {
  const make = (id: string, by: number, shortcut: Shortcut): EditorAction => ({
    id: `element.nudge_${id}`,
    icon: 'IconArrowsMove',
    where: 'canvas',
    repeats: true,
    shortcuts: [shortcut],
    enabled: canChange,
    run: (session) => nudge(session, dx * by, dy * by),
  });
  const name = key.replace('Arrow', '').toLowerCase();
  return [
    make(name, 1, { key }),
    make(`${name}_large`, LARGE, { key, shift: true }),
    make(`${name}_fine`, FINE, { key, mod: true }),
  ];
}

/** The arrow keys. */
export const NUDGE_ACTIONS: readonly EditorAction[] = [
  ...nudges('ArrowLeft', -1, 0),
  ...nudges('ArrowRight', 1, 0),
  ...nudges('ArrowUp', 0, -1),
  ...nudges('ArrowDown', 0, 1),
];
