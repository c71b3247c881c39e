import { boundsInSpread, centreOf, type NodeId, nodesAt } from '@figurina/album';
import type { EditorSession } from '../session/editor-session.ts';
import type { EditorAction } from './editor-action.ts';
import { readingOrder, selected } from '../session/selection/selected.ts';

/** What becomes selected. */
export const SELECT_ACTIONS: readonly EditorAction[] = [
  {
    id: 'select.all',
    icon: 'IconSelectAll',
    where: 'canvas',
    shortcuts: [{ key: 'a', mod: true }],
    enabled: () => true,
    run(session) {
      const { document } = session.store;
      const { group } = session.selection.get();
      // Inside a group all of the group; once more, from the group itself, all of the spread.
      session.selection.select(
        (group ? [...document.childIds(group)] : readingOrder(session)).filter((id) => {
          const { props } = document.nodes.get(id)!;
          return !('locked' in props && props.locked) && !('hidden' in props && props.hidden);
        }),
      );
    },
  },
  {
    id: 'select.parent',
    icon: 'IconStackPop',
    where: 'canvas',
    shortcuts: [{ key: 'Enter', shift: true }],
    enabled: (session) => session.selection.get().mode === 'inside',
    why: () => 'arrange.why.not_inside',
    run: (session) => void session.selection.leave(),
  },
  {
    id: 'select.behind',
    icon: 'IconLayersSelectedBottom',
    where: 'canvas',
    shortcuts: [{ code: 'KeyB', alt: true }],
    enabled: (session) => selected(session).length === 1 && nextBelow(session) !== null,
    why: (session) =>
      selected(session).length === 1 ? 'arrange.why.nothing_behind' : 'editor.refusal.nothing_selected',
    run(session) {
      const next = nextBelow(session);
      if (next) session.selection.select([next]);
    },
  },
  {
    id: 'select.leave',
    icon: 'IconX',
    where: 'canvas',
    shortcuts: [{ key: 'Escape' }],
    enabled: () => true,
    run(session) {
      const view = session.view.getState();
      if (view.printPreview) view.setView({ printPreview: false });
      else if (!session.tools.cancel() && !session.toolbox.leave()) session.selection.leave();
    },
  },
];

/** What lies under the middle of the selected element, next below it; from the lowest again the topmost. */
function nextBelow(session: EditorSession): NodeId | null {
  const [id] = selected(session);
  const { spreadId, group } = session.selection.get();
  const level = group ?? spreadId;
  const box = id && boundsInSpread(session.store.document, id, session.measured);
  if (!box || !level) return null;
  const pile = nodesAt(session.store.document, level, centreOf(box), { measured: session.measured });
  const at = pile.findIndex((one) => one === id);
  const next = pile[(at + 1) % pile.length];
  return next && next !== id ? next : null;
}

function walk(session: EditorSession, step: 1 | -1): boolean {
  const { group } = session.selection.get();
  const order = readingOrder(session, group);
  const at = order.indexOf(selected(session)[0] as NodeId);
  // Past the last of a group stands the group itself, and then what comes after it.
  const next = order[at === -1 ? (step === 1 ? 0 : order.length - 1) : at + step] ?? group;
  if (!next) return false;
  session.selection.select([next]);
  return true;
}

/** Tab walks the elements in reading order; past the last (or before the first) the focus leaves the canvas. */
export function walkElements(session: EditorSession, backwards: boolean): boolean {
  const moved = walk(session, backwards ? -1 : 1);
  if (!moved) session.selection.select([]);
  return moved;
}
