import type { NodeId } from '@figurina/album';
import { mayShowComments } from '../session/comments/comments-shown.ts';
import { isWanted, listedComments } from '../session/comments/listed-comments.ts';
import { showComment } from '../session/comments/show-comment.ts';
import type { EditorSession } from '../session/editor-session.ts';
import type { EditorAction } from './editor-action.ts';

/** Comments that are not done, page by page, from the top. */
const openComments = (session: EditorSession): NodeId[] =>
  listedComments(session)
    .filter((comment) => isWanted(comment, 'open'))
    .map(({ first }) => first.id);

/** From comment to comment, round the album: what somebody works through before the print. */
export const COMMENT_ACTIONS: readonly EditorAction[] = [
  {
    id: 'comment.next',
    icon: 'IconMessageCircle',
    where: 'anywhere',
    shortcuts: [{ code: 'KeyN', alt: true }],
    enabled: (session) => mayShowComments() && openComments(session).length > 0,
    why: () => (mayShowComments() ? 'comments.why.none' : 'why.comments'),
    run(session) {
      const ids = openComments(session);
      const [selected] = session.selection.get().ids;
      const next = ids[(selected ? ids.indexOf(selected) + 1 : 0) % ids.length]!;
      showComment(session, next);
    },
  },
];
