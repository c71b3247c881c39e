import { useSyncExternalStore } from 'react';
import { useEditor } from '../../session/editor-context.ts';
import { commentsShown, onCommentsShown } from '../../session/comments/comments-shown.ts';

export function useCommentsShown(): boolean {
  const session = useEditor();
  return useSyncExternalStore(
    (listener) => onCommentsShown(session.view, listener),
    () => commentsShown(session.view),
  );
}
