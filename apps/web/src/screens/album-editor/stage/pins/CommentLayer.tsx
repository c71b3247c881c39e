import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useEditor, useSelection } from '../../session/editor-context.ts';
import { CommentBubble } from './CommentBubble.tsx';
import type { UnwrittenComment } from '../../session/comments/comments.ts';
import { CommentPin, UnwrittenPin } from './CommentPin.tsx';
import { NewComment } from './NewComment.tsx';
import { useCommentsShown } from './use-comments-shown.ts';
import './comments.css';

/** Pins and bubbles above the album, as large at any zoom. */
export function CommentLayer() {
  const { comments } = useEditor();
  const shown = useCommentsShown();
  const writing = useSyncExternalStore(comments.subscribe, comments.writing);
  if (!shown) return null;
  return (
    <>
      <CommentPins writing={writing} />
      {writing ? <NewComment key={`${writing.at.x} ${writing.at.y}`} {...writing} /> : <OpenComment />}
    </>
  );
}

function CommentPins({ writing }: { writing: UnwrittenComment | null }) {
  const { comments, camera } = useEditor();
  const threads = useSyncExternalStore(comments.threads.subscribe, comments.threads.get);
  const { ids: selected } = useSelection();
  const layer = useRef<HTMLDivElement>(null);
  const some = threads.size > 0 || writing !== null;
  useLayoutEffect(() => {
    if (!some) return;
    let zoom = 0;
    const write = (): void => {
      const view = camera.get();
      const { style } = layer.current!;
      style.transform = `matrix(${view.zoom},0,0,${view.zoom},${-view.x * view.zoom},${-view.y * view.zoom})`;
      if (view.zoom !== zoom) style.setProperty('--pin', String(1 / view.zoom));
      zoom = view.zoom;
    };
    write();
    return camera.subscribe(write);
  }, [camera, some]);
  if (!some) return null;
  return (
    <div className="comment-pins" aria-hidden="true">
      <div ref={layer}>
        {[...threads].map(([id, thread]) => (
          <CommentPin key={id} thread={thread} selected={selected.includes(id)} />
        ))}
        {writing ? <UnwrittenPin {...writing} /> : null}
      </div>
    </div>
  );
}

/** The bubble of the one comment that is selected. */
function OpenComment() {
  const { store } = useEditor();
  const { ids, mode } = useSelection();
  const id = mode === 'element' && ids.length === 1 ? ids[0]! : null;
  return id && store.document.nodes.get(id)?.type === 'Comment' ? <CommentBubble key={id} id={id} /> : null;
}
