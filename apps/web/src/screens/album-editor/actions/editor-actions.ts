/** What a person can do on the canvas, each declared once: keyboard, buttons and help read the same records. */
import {
  duplicateElements,
  groupElements,
  moveElements,
  type NodeId,
  removeElements,
  ungroupElements,
} from '@figurina/album';
import { type Action, actionRegistry, type Shortcut } from '@figurina/editor';
import type { EditorSession } from '../session/editor-session.ts';

/** Where a shortcut works: anywhere in the editor, or while the canvas has the focus. */
export interface EditorAction extends Action<EditorSession> {
  readonly where: 'anywhere' | 'canvas';
}

const NUDGE_MM = 1;
const LARGE = 10;
const FINE = 0.1;

const selected = (session: EditorSession): readonly NodeId[] => {
  const { mode, ids } = session.selection.get();
  return mode === 'text' ? [] : ids;
};
const movable = (session: EditorSession): NodeId[] =>
  selected(session).filter((id) => {
    const node = session.store.document.nodes.get(id);
    return node && (!('locked' in node.props) || !node.props.locked);
  });
const canChange = (session: EditorSession): boolean => session.editable() && movable(session).length > 0;

function nudge(session: EditorSession, dx: number, dy: number): void {
  session.run(
    'steps.move',
    (document) => moveElements(document, { ids: movable(session), by: { x: dx, y: dy } }),
    `nudge:${movable(session).join()}`,
  );
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
    make(name, NUDGE_MM, { key }),
    make(`${name}_large`, LARGE, { key, shift: true }),
    make(`${name}_fine`, FINE, { key, mod: true }),
  ];
}

/** The elements of the spread one works on, in reading order: top to bottom, left to right. */
function readingOrder(session: EditorSession): NodeId[] {
  const { document } = session.store;
  const spread = session.facts.layout.get().spreadIds[session.currentSpread.get()];
  if (!spread) return [];
  const place = (id: NodeId): [number, number] => {
    const { x = 0, y = 0 } = document.nodes.get(id)!.props as { x?: number; y?: number };
    return [Math.round(y / 10), x];
  };
  return [...document.childIds(spread)].sort((a, b) => place(a)[0] - place(b)[0] || place(a)[1] - place(b)[1]);
}

function walk(session: EditorSession, step: 1 | -1): boolean {
  const order = readingOrder(session);
  const at = order.indexOf(selected(session)[0] as NodeId);
  const next = order[at === -1 ? (step === 1 ? 0 : order.length - 1) : at + step];
  if (!next) return false;
  session.selection.select([next]);
  return true;
}

const action = (record: EditorAction): EditorAction => record;

export const EDITOR_ACTIONS: readonly EditorAction[] = [
  action({
    id: 'edit.undo',
    icon: 'IconArrowBackUp',
    where: 'anywhere',
    repeats: true,
    shortcuts: [{ key: 'z', mod: true }],
    enabled: (session) => session.history.undoLabel() !== null,
    run: (session) => session.undo(),
  }),
  action({
    id: 'edit.redo',
    icon: 'IconArrowForwardUp',
    where: 'anywhere',
    repeats: true,
    shortcuts: [
      { key: 'z', mod: true, shift: true },
      { key: 'y', mod: true },
    ],
    enabled: (session) => session.history.redoLabel() !== null,
    run: (session) => session.redo(),
  }),
  action({
    id: 'edit.save',
    icon: 'IconCloudCheck',
    where: 'anywhere',
    shortcuts: [{ key: 's', mod: true }],
    enabled: () => true,
    run: (session) =>
      void session.sync.flush().then((saved) => session.notify(saved ? 'notices.saved' : 'notices.not_saved')),
  }),
  action({
    id: 'element.delete',
    icon: 'IconTrash',
    where: 'canvas',
    shortcuts: [{ key: 'Delete' }, { key: 'Backspace' }],
    enabled: canChange,
    run(session) {
      const ids = movable(session);
      session.selection.select([]);
      session.run('steps.delete', (document) => removeElements(document, { ids }));
    },
  }),
  action({
    id: 'element.duplicate',
    icon: 'IconCopy',
    where: 'canvas',
    shortcuts: [{ key: 'd', mod: true }],
    enabled: canChange,
    run: (session) =>
      void session.run('steps.duplicate', (document) =>
        duplicateElements(document, { ids: movable(session), makeId: session.makeId }),
      ),
  }),
  action({
    id: 'element.group',
    icon: 'IconBoxMultiple',
    where: 'canvas',
    shortcuts: [{ key: 'g', mod: true }],
    enabled: (session) => session.editable() && movable(session).length > 1,
    run(session) {
      const groupId = session.makeId() as NodeId;
      const ids = movable(session);
      if (
        session.run('steps.group', (document) => groupElements(document, { ids, id: groupId, makeId: session.makeId }))
      )
        session.selection.select([groupId]);
    },
  }),
  action({
    id: 'element.ungroup',
    icon: 'IconBoxMultiple',
    where: 'canvas',
    shortcuts: [
      { key: 'g', mod: true, shift: true },
      { key: 'u', mod: true },
    ],
    enabled: (session) =>
      canChange(session) && selected(session).some((id) => session.store.document.nodes.get(id)?.type === 'Group'),
    run(session) {
      const ids = movable(session);
      const children = ids.flatMap((id) => session.store.document.childIds(id));
      if (session.run('steps.ungroup', (document) => ungroupElements(document, { ids, makeId: session.makeId })))
        session.selection.select(children);
    },
  }),
  action({
    id: 'select.all',
    icon: 'IconSelectAll',
    where: 'canvas',
    shortcuts: [{ key: 'a', mod: true }],
    enabled: () => true,
    run(session) {
      const { document } = session.store;
      session.selection.select(
        readingOrder(session).filter((id) => {
          const { props } = document.nodes.get(id)!;
          return !('locked' in props && props.locked) && !('hidden' in props && props.hidden);
        }),
      );
    },
  }),
  action({
    id: 'select.leave',
    icon: 'IconX',
    where: 'canvas',
    shortcuts: [{ key: 'Escape' }],
    enabled: () => true,
    run(session) {
      if (!session.tools.cancel()) session.selection.leave();
    },
  }),
  action({
    id: 'element.edit',
    icon: 'IconPencil',
    where: 'canvas',
    shortcuts: [{ key: 'Enter' }],
    enabled: canChange,
    run(session) {
      const [id] = selected(session);
      const node = id && session.store.document.nodes.get(id);
      if (node && node.type === 'Text') session.selection.editText(node.id);
      else if (node && node.type === 'Group') {
        const child = session.store.document.childIds(node.id).at(-1);
        if (child) session.selection.select([child], node.id);
      }
    },
  }),
  ...nudges('ArrowLeft', -1, 0),
  ...nudges('ArrowRight', 1, 0),
  ...nudges('ArrowUp', 0, -1),
  ...nudges('ArrowDown', 0, 1),
  action({
    id: 'view.next_spread',
    icon: 'IconChevronRight',
    where: 'canvas',
    shortcuts: [{ key: 'PageDown' }],
    enabled: () => true,
    run: (session) => session.goToSpread(session.currentSpread.get() + 1),
  }),
  action({
    id: 'view.previous_spread',
    icon: 'IconChevronLeft',
    where: 'canvas',
    shortcuts: [{ key: 'PageUp' }],
    enabled: () => true,
    run: (session) => session.goToSpread(session.currentSpread.get() - 1),
  }),
  action({
    id: 'view.first_spread',
    icon: 'IconChevronsLeft',
    where: 'canvas',
    shortcuts: [{ key: 'Home' }],
    enabled: () => true,
    run: (session) => session.goToSpread(0),
  }),
  action({
    id: 'view.last_spread',
    icon: 'IconChevronsRight',
    where: 'canvas',
    shortcuts: [{ key: 'End' }],
    enabled: () => true,
    run: (session) => session.goToSpread(session.facts.layout.get().spreadIds.length - 1),
  }),
  action({
    id: 'view.zoom_in',
    icon: 'IconZoomIn',
    where: 'anywhere',
    repeats: true,
    shortcuts: [
      { key: '+', mod: true },
      { key: '=', mod: true },
    ],
    enabled: () => true,
    run: (session) => session.zoomBy(1.25),
  }),
  action({
    id: 'view.zoom_out',
    icon: 'IconZoomOut',
    where: 'anywhere',
    repeats: true,
    shortcuts: [{ key: '-', mod: true }],
    enabled: () => true,
    run: (session) => session.zoomBy(1 / 1.25),
  }),
  action({
    id: 'view.zoom_100',
    icon: 'IconZoom',
    where: 'anywhere',
    shortcuts: [{ key: '0', mod: true }],
    enabled: () => true,
    run: (session) => session.zoomTo(1),
  }),
  action({
    id: 'view.fit_all',
    icon: 'IconMaximize',
    where: 'canvas',
    shortcuts: [{ code: 'Digit1', shift: true }],
    enabled: () => true,
    run: (session) => session.fitAll(),
  }),
  action({
    id: 'view.fit_spread',
    icon: 'IconAspectRatio',
    where: 'canvas',
    shortcuts: [{ code: 'Digit2', shift: true }],
    enabled: () => true,
    run: (session) => session.fitSpread(),
  }),
];

export const editorActions = actionRegistry(EDITOR_ACTIONS);

/** Tab walks the elements in reading order; past the last (or before the first) the focus leaves the canvas. */
export function walkElements(session: EditorSession, backwards: boolean): boolean {
  const moved = walk(session, backwards ? -1 : 1);
  if (!moved) session.selection.select([]);
  return moved;
}
