import { type AlbumDocument, isCoverSpread, isStatic, type NodeId, removalRefusal } from '@figurina/album';
import type { EditorSession } from '../session/editor-session.ts';
import {
  askToRemove,
  duplicateOf,
  insertAfter,
  isFixedSpread,
  mayMove,
  moveOneOn,
  whyItStays,
  whyNoSpread,
} from './spread-operations.ts';
import { shuffleLayout } from './shuffle-layout.ts';
import type { EditorAction } from './editor-action.ts';

const current = (session: EditorSession): NodeId | undefined =>
  session.facts.layout.get().spreadIds[session.currentSpread.get()];

function action(
  id: string,
  icon: string,
  may: (session: EditorSession, spreadId: NodeId) => boolean,
  run: (session: EditorSession, spreadId: NodeId) => void,
  refusal: (document: AlbumDocument, spreadId: NodeId) => string | null = () => 'section_static',
): EditorAction {
  return {
    id: `spread.${id}`,
    icon,
    where: 'canvas',
    shortcuts: [],
    enabled(session) {
      const spreadId = current(session);
      return spreadId !== undefined && session.editable('design', spreadId) && may(session, spreadId);
    },
    why(session) {
      const spreadId = current(session);
      const code = spreadId && session.editable('design', spreadId) ? refusal(session.store.document, spreadId) : null;
      return code && `editor.refusal.${code}`;
    },
    run(session) {
      const spreadId = current(session);
      if (spreadId) run(session, spreadId);
    },
  };
}

const isOnCover = (): string => 'spread_is_cover';
const atItsEnd = (document: AlbumDocument, spreadId: NodeId): string =>
  isFixedSpread(document, spreadId) ? 'section_static' : 'spread_at_end';

/** What happens to the spread one works on. */
export const SPREAD_ACTIONS: readonly EditorAction[] = [
  {
    ...action('insert', 'IconPlus', () => true, insertAfter),
    enabled: (session) => current(session) !== undefined && whyNoSpread(session, current(session)!) === null,
    why: (session) => whyNoSpread(session, current(session) ?? null),
  },
  action('duplicate', 'IconCopy', ({ store }, id) => !isFixedSpread(store.document, id), duplicateOf),
  action(
    'move_up',
    'IconArrowLeft',
    ({ store }, id) => mayMove(store.document, id, 'up'),
    (session, id) => moveOneOn(session, id, 'up'),
    atItsEnd,
  ),
  action(
    'move_down',
    'IconArrowRight',
    ({ store }, id) => mayMove(store.document, id, 'down'),
    (session, id) => moveOneOn(session, id, 'down'),
    atItsEnd,
  ),
  action(
    'shuffle',
    'IconArrowsShuffle',
    ({ store }, id) => !isCoverSpread(store.document, id),
    (session, id) => void shuffleLayout(session, id),
    isOnCover,
  ),
  action(
    'save_layout',
    'IconLayoutGridAdd',
    ({ store }, id) => !isCoverSpread(store.document, id),
    ({ dialogs }, spreadId) => dialogs.getState().show({ kind: 'save_layout', spreadId }),
    isOnCover,
  ),
  action(
    'chapter_new',
    'IconBook',
    () => true,
    ({ dialogs }) => dialogs.getState().show({ kind: 'chapter', sectionId: null }),
  ),
  action(
    'chapter_rename',
    'IconPencil',
    ({ store }, id) => !isStatic(store.document, store.document.nodes.get(id)?.parent ?? null),
    ({ dialogs, store }, id) =>
      dialogs.getState().show({ kind: 'chapter', sectionId: store.document.nodes.get(id)?.parent ?? null }),
  ),
  action(
    'delete',
    'IconTrash',
    ({ store }, id) => whyItStays(store.document, id) === null,
    askToRemove,
    removalRefusal,
  ),
];
