import type { NodeOf } from '@figurina/album';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useLayoutEffect, useRef } from 'react';
import { useSyncExternalStore } from 'react';
import { initialsOf } from '../../../../app/initials.ts';
import type { UnwrittenComment } from '../../session/comments/comments.ts';
import { useEditor } from '../../session/editor-context.ts';

/** The pin of a comment that is being written. */
export function UnwrittenPin({ spreadId, at }: UnwrittenComment) {
  const { facts, author } = useEditor();
  const box = useSyncExternalStore(facts.layout.subscribe, facts.layout.get).boxOf(spreadId);
  if (!box) return null;
  const transform = `translate(${box.x + at.x}px,${box.y + at.y}px) scale(var(--pin))`;
  return (
    <div className="comment-pin" data-selected style={{ transform }}>
      {initialsOf(author.name)}
    </div>
  );
}

/**
 * A pin whose sharp corner is the place that is meant, with how much was said. The canvas under it takes the pointer: pins
 * are elements.
 */
export function CommentPin({ thread, selected }: { thread: readonly NodeOf<'Comment'>[]; selected: boolean }) {
  const { store, facts, comments } = useEditor();
  const [node] = thread;
  const id = node!.id;
  const layout = useSyncExternalStore(facts.layout.subscribe, facts.layout.get);
  const unread = useSyncExternalStore(comments.subscribe, () => comments.isUnread(id));
  const pin = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const write = (): void => {
      const now = store.shownNode(id);
      const box = now?.parent ? layout.boxOf(now.parent) : null;
      if (!pin.current || !box || now?.type !== 'Comment') return;
      pin.current.style.transform = `translate(${box.x + now.props.x}px,${box.y + now.props.y}px) scale(var(--pin))`;
    };
    write();
    const ends = [store.subscribe(`shown:${id}`, write), store.subscribe(`node:${id}`, write)];
    return () => ends.forEach((end) => end());
  }, [store, layout, id]);
  const { done, name } = node!.props;
  return (
    <div
      ref={pin}
      className="comment-pin"
      data-selected={selected || undefined}
      data-done={done || undefined}
      data-unread={unread || undefined}
    >
      {done ? <IconCheck size={17} stroke={2.4} /> : thread.length > 1 ? thread.length : initialsOf(name || '?')}
    </div>
  );
}
