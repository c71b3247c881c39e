import type { NodeId, Point } from '@figurina/album';
import { toScreen } from '@figurina/editor';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useEditor } from '../../session/editor-context.ts';

const WIDTH = 268;
/** Beside the pin, and from the edges of the canvas, in pixels. */
const BESIDE = 38;
const EDGE = 12;

/** A bubble beside a point of a spread: at its right, or left of it where there is no room. Follows the camera. */
export function BubbleFrame(props: {
  /** Asked at every move of the camera: the point may move too. */
  at: () => (Point & { readonly spreadId: NodeId }) | null;
  label: string;
  onEscape: () => void;
  children: ReactNode;
}) {
  const { at } = props;
  const { camera, facts, store } = useEditor();
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bubble.current!;
    function place(): void {
      const point = at();
      const box = point && facts.layout.get().boxOf(point.spreadId);
      if (!box || !point) return;
      const { x, y } = toScreen(camera.get(), { x: box.x + point.x, y: box.y + point.y });
      const { width, height } = camera.viewport();
      const right = x + BESIDE + WIDTH + EDGE <= width;
      const top = Math.max(EDGE, Math.min(y, height - element.offsetHeight - EDGE));
      element.style.transform = `translate(${right ? x + BESIDE : x - WIDTH - EDGE}px,${top}px)`;
      element.style.visibility = x < -BESIDE || x > width || y < -BESIDE || y > height ? 'hidden' : '';
    }
    place();
    const observer = new ResizeObserver(place);
    observer.observe(element);
    const ends = [camera.subscribe(place), store.shown.onOwn(place), store.subscribe('nodes', place)];
    return () => {
      observer.disconnect();
      for (const end of ends) end();
    };
  }, [camera, facts, store, at]);
  return (
    <div
      ref={bubble}
      className="comment-bubble"
      role="dialog"
      aria-label={props.label}
      style={{ width: WIDTH }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        props.onEscape();
      }}
    >
      {props.children}
    </div>
  );
}
