import { changeProps, mayEditNode, type NodeId, removeElements } from '@figurina/album';
import { ActionIcon, Checkbox, Textarea, Tooltip } from '@mantine/core';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useT } from '../../../app/use-t.ts';
import { useEditor } from '../session/editor-context.ts';
import { BubbleFrame } from './BubbleFrame.tsx';
import { CommentHead } from './CommentHead.tsx';
import { useComment } from './use-comment.ts';

/** The bubble of a comment: its words, which its author and administrators change. */
export function CommentBubble({ id }: { id: NodeId }) {
  const session = useEditor();
  const { store, selection, comments } = session;
  const t = useT();
  const node = useComment(id);
  const asked = useSyncExternalStore(comments.subscribe, comments.asked);
  const [askedBefore] = useState(asked);
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const at = useCallback(() => {
    const now = store.shownNode(id);
    return now?.type === 'Comment' ? { x: now.props.x, y: now.props.y } : null;
  }, [store, id]);
  useEffect(() => {
    if (asked !== askedBefore) field.current?.focus();
  }, [asked, askedBefore]);
  if (!node?.parent) return null;

  const { text, done, name, createdAt } = node.props;
  const editable = mayEditNode(session.actor(), node);
  function keep(): void {
    const words = typed?.trim() ?? '';
    setTyped(null);
    if (typed === null || words === '' || words === text) return;
    session.run('steps.comment', (document) => changeProps(document, { ids: [id], props: { text: words } }));
  }
  function close(): void {
    keep();
    selection.leave();
    session.focusCanvas();
  }
  return (
    <BubbleFrame spreadId={node.parent} at={at} label={t('editor.kind.Comment')} onEscape={close}>
      <CommentHead author={name || t('comments.somebody')} createdAt={createdAt} onClose={close} />
      {editable ? (
        <Textarea
          ref={field}
          autosize
          minRows={2}
          maxRows={10}
          maxLength={4000}
          aria-label={t('comments.text')}
          value={typed ?? text}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) close();
          }}
          onBlur={keep}
        />
      ) : (
        <p className="comment-words">{text}</p>
      )}
      {editable ? (
        <div className="comment-foot">
          <Checkbox
            size="sm"
            label={t('comments.done')}
            checked={done}
            onChange={(event) => {
              const props = { done: event.currentTarget.checked };
              session.run('steps.comment', (document) => changeProps(document, { ids: [id], props }));
            }}
          />
          <Tooltip label={t('comments.delete')} openDelay={500}>
            <ActionIcon
              variant="subtle"
              size={34}
              radius="xl"
              className="fig-danger"
              aria-label={t('comments.delete')}
              onClick={() => {
                session.run('steps.delete', (document) => removeElements(document, { ids: [id] }));
                session.focusCanvas();
              }}
            >
              <IconTrash size={18} />
            </ActionIcon>
          </Tooltip>
        </div>
      ) : null}
    </BubbleFrame>
  );
}
