import type { NodeId } from '@figurina/album';
import { useT } from '../../../../app/use-t.ts';
import { useFromPeers } from '../../session/connection/use-from-peers.ts';
import { useEditor } from '../../session/editor-context.ts';

/** Who is writing in a thread just now. */
export function Typing({ in: thread }: { in: NodeId }) {
  const { author } = useEditor();
  const t = useT();
  const names = useFromPeers((peers) => [
    ...new Set(
      [...peers.values()].flatMap(({ user, presence: shown }) =>
        shown?.typing_in === thread && user.user_id !== author.id ? [user.name] : [],
      ),
    ),
  ]);
  const [name] = names;
  return (
    <p className="comment-typing" role="status">
      {name === undefined ? '' : names.length > 1 ? t('comments.typing_some') : t('comments.typing', { name })}
    </p>
  );
}
