import type { NodeOf } from '@figurina/album';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { initialsOf } from '../../../../app/initials.ts';
import type { UnwrittenComment } from '../../session/comments/comments.ts';
import { useEditor } from '../../session/editor-context.ts';
import { shownPlace } from './shown-place.ts';

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
 * are elements, but for those that lie on one.
 */
export function CommentPin({ thread, selected }: { thread: readonly NodeOf<'Comment'>[]; selected: boolean }) {
  const { store, facts, comments, measured, selection } = useEditor();
  const [node] = thread;
  const id = node!.id;
  const layout = useSyncExternalStore(facts.layout.subscribe, facts.layout.get);
  const unread = useSyncExternalStore(comments.subscribe, () => comments.isUnread(id));
  const pin = useRef<HTMLDivElement>(null);
  const isOnSomething = node!.props.target !== null;
  useLayoutEffect(() => {
    const write = (): void => {
      const now = store.shownNode(id);
      const place = now?.type === 'Comment' ? shownPlace(store, now, measured) : null;
      const box = place && layout.boxOf(place.spreadId);
      if (!pin.current || !box || !place) return;
      pin.current.style.transform = `translate(${box.x + place.x}px,${box.y + place.y}px) scale(var(--pin))`;
    };
    write();
    // What it lies on may be inside of something that moves.
    const ends = isOnSomething
      ? [store.subscribe('nodes', write), store.shown.onOwn(write)]
      : [store.subscribe(`shown:${id}`, write), store.subscribe(`node:${id}`, write)];
    return () => ends.forEach((end) => end());
  }, [store, layout, measured, id, isOnSomething]);
  useEffect(() => {
    const element = pin.current;
    if (!element || !isOnSomething) return;
    // It may be anywhere by now: the canvas, which takes the pointer of all other pins, does not look for it there.
    const press = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      event.stopPropagation();
      event.preventDefault();
      selection.select([id]);
    };
    element.addEventListener('pointerdown', press);
    return () => element.removeEventListener('pointerdown', press);
  }, [selection, id, isOnSomething]);
  const { done, name } = node!.props;
  return (
    <div
      ref={pin}
      className="comment-pin"
      data-selected={selected || undefined}
      data-done={done || undefined}
      data-unread={unread || undefined}
      data-on={isOnSomething || undefined}
    >
      {done ? <IconCheck size={17} stroke={2.4} /> : thread.length > 1 ? thread.length : initialsOf(name || '?')}
    </div>
  );
}
