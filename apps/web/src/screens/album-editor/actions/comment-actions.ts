import { type NodeId, spreadOfNode, spreadOrder } from '@figurina/album';
import { mayShowComments } from '../comments/comments-shown.ts';
import type { EditorSession } from '../session/editor-session.ts';
import type { EditorAction } from './editor-action.ts';

/** Comments that are not done, page by page, from the top. */
function openComments({ store, comments }: EditorSession): NodeId[] {
  const spreads = spreadOrder(store.document);
  const page = (id: NodeId): number => spreads.indexOf(spreadOfNode(store.document, id)!);
  return [...comments.threads.get().values()]
    .flatMap(([first]) => (first && !first.props.done ? [first] : []))
    .toSorted((a, b) => page(a.id) - page(b.id) || a.props.y - b.props.y || a.props.x - b.props.x)
    .map(({ id }) => id);
}

/** From comment to comment, round the album: what somebody works through before the print. */
export const COMMENT_ACTIONS: readonly EditorAction[] = [
  {
    id: 'comment.next',
    icon: 'IconMessageCircle',
    where: 'anywhere',
    shortcuts: [],
    enabled: (session) => mayShowComments() && openComments(session).length > 0,
    why: (session) => (mayShowComments() && openComments(session).length === 0 ? 'comments.why.none' : null),
    run(session) {
      const ids = openComments(session);
      const [selected] = session.selection.get().ids;
      const next = ids[(selected ? ids.indexOf(selected) + 1 : 0) % ids.length]!;
      session.view.getState().setView({ showComments: true });
      const spread = spreadOfNode(session.store.document, next)!;
      if (session.facts.layout.get().indexOf(spread) !== session.currentSpread.get())
        session.goToSpread(session.facts.layout.get().indexOf(spread));
      session.selection.select([next]);
    },
  },
];
