import { scrollbars } from '@figurina/editor';
import { useEffect, useRef } from 'react';
import { createRestingMover } from '../painters/mover.ts';
import type { EditorSession } from '../../session/editor-session.ts';
import { useEditor } from '../../session/editor-context.ts';
import './scrollbars.css';

/** Thumbs are not made shorter than this, however large the album. */
const SHORTEST_PX = 28;

/**
 * Where one is in the album, at the right and lower edge; the thumbs can be dragged. For the pointer alone: by keyboard
 * pages, arrows and zoom lead everywhere.
 */
export function Scrollbars() {
  const session = useEditor();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => followCamera(root.current!, session), [session]);
  return (
    <div ref={root} aria-hidden="true">
      <div className="canvas-scroll" data-axis="x">
        <div />
      </div>
      <div className="canvas-scroll" data-axis="y">
        <div />
      </div>
    </div>
  );
}

function followCamera(root: HTMLElement, session: EditorSession): () => void {
  const { camera } = session;
  const [across, down] = [...root.children] as [HTMLElement, HTMLElement];
  const movers = new Map([across, down].map((track) => [track, createRestingMover(thumbOf(track))]));
  let frame = 0;

  function write(track: HTMLElement, { start, length }: { start: number; length: number }, size: number): void {
    const thumb = thumbOf(track);
    const hidden = length > 0.995;
    if (track.hidden !== hidden) track.hidden = hidden;
    if (hidden) return;
    const long = Math.max(SHORTEST_PX, length * size);
    const at = length < 1 ? (start / (1 - length)) * (size - long) : 0;
    const axis = track === across ? 'X' : 'Y';
    thumb.style[axis === 'X' ? 'width' : 'height'] = `${Math.round(long)}px`;
    movers.get(track)!.to(`translate${axis}(${at.toFixed(1)}px)`);
  }
  function paint(): void {
    frame = 0;
    const viewport = camera.viewport();
    const bars = scrollbars(camera.get(), camera.content(), viewport);
    write(across, bars.x, viewport.width - GAP);
    write(down, bars.y, viewport.height - GAP);
  }
  const soon = (): void => {
    frame ||= requestAnimationFrame(paint);
  };

  function drag(track: HTMLElement, event: PointerEvent): void {
    event.preventDefault();
    const horizontal = track === across;
    const viewport = camera.viewport();
    const size = (horizontal ? viewport.width : viewport.height) - GAP;
    const { range } = scrollbars(camera.get(), camera.content(), viewport);
    const millimetres = (horizontal ? range.width : range.height) / size;
    const from = camera.get();
    const start = horizontal ? event.clientX : event.clientY;
    track.setPointerCapture(event.pointerId);
    const move = (now: PointerEvent): void => {
      const by = ((horizontal ? now.clientX : now.clientY) - start) * millimetres;
      camera.set(horizontal ? { ...from, x: from.x + by } : { ...from, y: from.y + by });
    };
    const end = (): void => {
      track.removeEventListener('pointermove', move);
      track.removeEventListener('lostpointercapture', end);
    };
    track.addEventListener('pointermove', move);
    track.addEventListener('lostpointercapture', end);
  }
  /** Beside the thumb: a view on. */
  function press(event: PointerEvent): void {
    const track = event.currentTarget as HTMLElement;
    if (event.button !== 0) return;
    if (event.target !== track) return drag(track, event);
    const box = track.firstElementChild!.getBoundingClientRect();
    const horizontal = track === across;
    const back = horizontal ? event.clientX < box.left : event.clientY < box.top;
    const { width, height } = camera.viewport();
    const by = back ? 0.9 : -0.9;
    session.panBy(horizontal ? { x: width * by, y: 0 } : { x: 0, y: height * by });
  }

  paint();
  const ends = [camera.subscribe(soon), session.facts.layout.subscribe(soon)];
  for (const track of [across, down]) track.addEventListener('pointerdown', press);
  return () => {
    cancelAnimationFrame(frame);
    for (const end of [...ends, ...[...movers.values()].map(({ end }) => end)]) end();
    for (const track of [across, down]) track.removeEventListener('pointerdown', press);
  };
}

function thumbOf(track: HTMLElement): HTMLElement {
  return track.firstElementChild as HTMLElement;
}

/** Room that the two tracks leave for each other at the corner. */
const GAP = 12;
