import { changeProps, mayEditNode, type NodeId, roleRefusal } from '@figurina/album';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { runSaying } from '../../session/notices/run-saying.ts';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { BubbleFrame } from './BubbleFrame.tsx';
import { CommentHead } from './CommentHead.tsx';
import { CommentMessage } from './CommentMessage.tsx';
import { CommentReply } from './CommentReply.tsx';
import { commentAddress } from '../../session/comments/use-linked-comment.ts';
import { aboutSticker, shownPlace } from './shown-place.ts';
import { Typing } from './Typing.tsx';
import { useThread } from './use-thread.ts';

/** The bubble of a comment: what was said, who says that it is done, and the answer one writes. */
export function CommentBubble({ id }: { id: NodeId }) {
  const session = useEditor();
  const { store, selection, comments, measured } = session;
  const t = useT();
  const thread = useThread(id);
  const [node] = thread;
  const messages = useRef<HTMLDivElement>(null);
  const reply = useRef<HTMLTextAreaElement>(null);
  const asked = useSyncExternalStore(comments.subscribe, comments.asked);
  const [askedBefore] = useState(asked);
  const at = useCallback(() => {
    const now = store.shownNode(id);
    return now?.type === 'Comment' ? shownPlace(store, now, measured) : null;
  }, [store, measured, id]);
  const foreign = node !== undefined && !mayEditNode(session.store.document, session.actor(), node);
  useEffect(() => {
    // Words of others cannot be changed: they can be answered.
    if (asked !== askedBefore && (foreign || comments.askedFor() === 'answer')) reply.current?.focus();
  }, [comments, asked, askedBefore, foreign]);
  const count = thread.length;
  useEffect(() => {
    if (count === 0) return;
    comments.see(id);
    const list = messages.current;
    if (list) list.scrollTop = list.scrollHeight;
  }, [comments, id, count]);
  if (!node?.parent) return null;

  const { done } = node.props;
  const writable = roleRefusal(session.actor(), 'comment') === null;
  function close(): void {
    selection.leave();
    session.focusCanvas();
  }
  return (
    <BubbleFrame at={at} label={t('editor.kind.Comment')} onEscape={close}>
      <CommentHead
        title={t(done ? 'comments.is_done' : 'editor.kind.Comment')}
        about={aboutSticker(session, node)}
        done={done}
        onClose={close}
        link={commentAddress(session.meta.get().id, id)}
        {...(writable && {
          onDone: () =>
            void runSaying(session, done ? 'steps.comment_open' : 'steps.comment_done', (document) =>
              changeProps(document, { ids: [id], props: { done: !done } }),
            ),
        })}
      />
      <div ref={messages} className="comment-messages" tabIndex={count > 2 ? 0 : undefined}>
        {thread.map((message, index) => (
          <CommentMessage
            key={message.id}
            node={message}
            isFirst={index === 0}
            writable={writable}
            removed={() => (index === 0 ? session.focusCanvas() : reply.current?.focus())}
          />
        ))}
      </div>
      <Typing in={id} />
      {writable ? <CommentReply to={id} field={reply} /> : null}
    </BubbleFrame>
  );
}
