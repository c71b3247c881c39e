import type { NodeId } from '@figurina/album';
import { useSyncExternalStore } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';

/** Who is writing in a thread just now. */
export function Typing({ in: thread }: { in: NodeId }) {
  const { presence, author } = useEditor();
  const t = useT();
  const peers = useSyncExternalStore(presence.subscribe, presence.peers);
  const names = new Set(
    [...peers.values()].flatMap(({ user, presence: shown }) =>
      shown?.typing_in === thread && user.user_id !== author.id ? [user.name] : [],
    ),
  );
  const [name] = names;
  return (
    <p className="comment-typing" role="status">
      {name === undefined ? '' : names.size > 1 ? t('comments.typing_some') : t('comments.typing', { name })}
    </p>
  );
}
