import type { NodeId, NodeOf } from '@figurina/album';
import { useSyncExternalStore } from 'react';
import { useEditor } from '../../session/editor-context.ts';

/** A comment with the answers to it, in the order they were given. Empty when it is gone. */
export function useThread(id: NodeId): readonly NodeOf<'Comment'>[] {
  const { comments } = useEditor();
  const threads = useSyncExternalStore(comments.threads.subscribe, comments.threads.get);
  return threads.get(id) ?? [];
}
