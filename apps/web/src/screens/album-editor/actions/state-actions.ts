import { changeProps, fillPaper, flipElements, type NodeId } from '@figurina/album';
import type { EditorSession } from '../session/editor-session.ts';
import type { EditorAction } from './editor-action.ts';
import { runSaying } from '../session/notices/run-saying.ts';
import { canChange, movable, selected } from '../session/selection/selected.ts';

type Switch = 'locked' | 'hidden';

function isSet(session: EditorSession, id: NodeId, prop: Switch): boolean {
  const props = session.store.document.nodes.get(id)?.props as Partial<Record<Switch, boolean>> | undefined;
  return props?.[prop] === true;
}

/** Those of the selection that can be locked and hidden: all but comments. */
function switchable(session: EditorSession): NodeId[] {
  return selected(session).filter((id) => {
    const node = session.store.document.nodes.get(id);
    return node !== undefined && 'locked' in node.props;
  });
}

/** What is selected is closed to this person, or is nothing that could be switched. */
const whyNotSwitched = (session: EditorSession): string | null =>
  session.editable('design', selected(session)) && selected(session).length > 0 ? 'editor.refusal.wrong_type' : null;

const allSet = (session: EditorSession, prop: Switch): boolean => {
  const ids = switchable(session);
  return ids.length > 0 && ids.every((id) => isSet(session, id, prop));
};

function flip(axis: 'horizontal' | 'vertical', icon: string, code: string): EditorAction {
  const pictures = (session: EditorSession): NodeId[] =>
    movable(session).filter((id) => session.store.document.nodes.get(id)?.type === 'Image');
  return {
    id: `arrange.flip_${axis}`,
    icon,
    where: 'canvas',
    shortcuts: [{ code, shift: true }],
    enabled: (session) => canChange(session) && pictures(session).length > 0,
    why: (session) => (canChange(session) ? 'arrange.why.no_picture' : null),
    run: (session) =>
      void runSaying(session, 'steps.flip', (document) => flipElements(document, { ids: pictures(session), axis })),
  };
}

/** The one picture that is selected, over the whole of what it lies on. */
function fill(paper: 'page' | 'spread', icon: string): EditorAction {
  const picture = (session: EditorSession): NodeId | null => {
    const [id, ...more] = movable(session);
    return id && more.length === 0 && session.store.document.nodes.get(id)?.type === 'Image' ? id : null;
  };
  return {
    id: `arrange.fill_${paper}`,
    icon,
    where: 'canvas',
    shortcuts: [],
    enabled: (session) => canChange(session) && picture(session) !== null,
    why: (session) => (canChange(session) ? 'arrange.why.no_picture' : null),
    run(session) {
      const nodeId = picture(session);
      if (nodeId) runSaying(session, `steps.fill_${paper}`, (document) => fillPaper(document, { nodeId, paper }));
    },
  };
}

/** Elements of the spread one works on, in groups too, that are locked or hidden. */
function setOnSpread(session: EditorSession, prop: Switch): NodeId[] {
  const spread = currentSpread(session);
  const within = (id: NodeId): NodeId[] =>
    session.store.document
      .childIds(id)
      .flatMap((child) => [...(isSet(session, child, prop) ? [child] : []), ...within(child)]);
  return spread ? within(spread) : [];
}

function currentSpread(session: EditorSession): NodeId | undefined {
  return session.facts.layout.get().spreadIds[session.currentSpread.get()];
}

/** Undoes the switch for everything on the spread, since what is locked or hidden is hard to get hold of. */
function clear(prop: Switch, record: Pick<EditorAction, 'id' | 'icon'> & { step: string; none: string }): EditorAction {
  return {
    id: record.id,
    icon: record.icon,
    where: 'canvas',
    shortcuts: [],
    enabled: (session) =>
      setOnSpread(session, prop).length > 0 && session.editable('design', setOnSpread(session, prop)),
    why: (session) => session.whyClosed('design', setOnSpread(session, prop)) ?? record.none,
    run(session) {
      const ids = setOnSpread(session, prop);
      const { nodes } = session.store.document;
      if (runSaying(session, record.step, (document) => changeProps(document, { ids, props: { [prop]: false } })))
        session.selection.select(ids.filter((id) => nodes.get(id)?.parent === currentSpread(session)));
    },
  };
}

/** What an element is beside its place and look: locked, hidden, mirrored, on another spread. */
export const STATE_ACTIONS: readonly EditorAction[] = [
  {
    id: 'arrange.lock',
    icon: 'IconLock',
    where: 'canvas',
    shortcuts: [{ key: 'l', mod: true, shift: true }],
    checked: (session) => allSet(session, 'locked'),
    enabled: (session) => switchable(session).length > 0 && session.editable('design', switchable(session)),
    why: whyNotSwitched,
    run(session) {
      const ids = switchable(session);
      const locked = !allSet(session, 'locked');
      if (
        !runSaying(session, locked ? 'steps.lock' : 'steps.unlock', (document) =>
          changeProps(document, { ids, props: { locked } }),
        )
      )
        return;
      // What is locked is out of the way: it lets go of the selection (specification, section 4).
      if (locked) session.selection.select([]);
    },
  },
  clear('locked', {
    id: 'arrange.unlock_all',
    icon: 'IconLockOpen',
    step: 'steps.unlock',
    none: 'arrange.why.none_locked',
  }),
  {
    id: 'arrange.hide',
    icon: 'IconEyeOff',
    where: 'canvas',
    shortcuts: [{ key: 'h', mod: true, shift: true }],
    checked: (session) => allSet(session, 'hidden'),
    enabled: (session) => switchable(session).length > 0 && session.editable('design', switchable(session)),
    why: whyNotSwitched,
    run(session) {
      const ids = switchable(session);
      const hidden = !allSet(session, 'hidden');
      runSaying(session, hidden ? 'steps.hide' : 'steps.show', (document) =>
        changeProps(document, { ids, props: { hidden } }),
      );
    },
  },
  clear('hidden', { id: 'arrange.show_all', icon: 'IconEye', step: 'steps.show', none: 'arrange.why.none_hidden' }),
  fill('page', 'IconBoxAlignLeft'),
  fill('spread', 'IconArrowAutofitWidth'),
  flip('horizontal', 'IconFlipHorizontal', 'KeyH'),
  flip('vertical', 'IconFlipVertical', 'KeyV'),
  {
    id: 'arrange.move_to_spread',
    icon: 'IconFileArrowRight',
    where: 'canvas',
    shortcuts: [{ key: 'm', mod: true, shift: true }],
    enabled: canChange,
    run: (session) => session.windows.open({ kind: 'move_to_spread' }),
  },
];
