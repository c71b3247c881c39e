import { boxesOverlap, type Box, type NodeId } from '@figurina/album';
import { ReaderContext } from '@figurina/drawing';
import { visibleBox } from '@figurina/editor';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useEditor } from '../../session/editor-context.ts';
import { LIVE_ZOOM, planArrivals, planMounts } from './mount-policy.ts';
import { createLayerPolicy } from './layer-policy.ts';
import { createMover } from '../painters/mover.ts';
import { SpreadSlot } from './SpreadSlot.tsx';
import './world.css';

/** How much is prepared around the viewport, in parts of its size. */
const AHEAD = 0.25;

interface Shown {
  readonly visible: readonly NodeId[];
  readonly live: readonly NodeId[];
  /** The spread of the selection. */
  readonly pinned: NodeId | null;
  readonly small: boolean;
}

/**
 * The album's spreads in the world. The camera is one transform on one element, written without React; spreads are
 * mounted one a frame while the camera rests.
 */
export function World() {
  const session = useEditor();
  const { camera, facts, selection, reader } = session;
  const layout = useSyncExternalStore(facts.layout.subscribe, facts.layout.get);
  const currentReader = useSyncExternalStore(reader.subscribe, reader.get);
  const world = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>({ visible: [], live: [], pinned: null, small: false });
  const mounted = useRef(shown);
  useLayoutEffect(() => {
    mounted.current = shown;
  }, [shown]);

  useLayoutEffect(() => {
    session.setWorldElement(world.current);
    return () => session.setWorldElement(null);
  }, [session]);

  useLayoutEffect(() => {
    const element = world.current;
    if (!element) return;
    const mover = createMover(element);
    let sharp = 0;
    const layer = createLayerPolicy(camera.get().zoom);
    let [moving, scale] = [false, 0];
    const write = (): void => {
      const { x, y, zoom } = camera.get();
      const transform = `matrix(${zoom},0,0,${zoom},${-x * zoom},${-y * zoom})`;
      if (moving && zoom === scale) mover.to(transform);
      else {
        mover.end();
        element.style.transform = transform;
      }
      // A layer of its own while it moves; without it at rest, so that text is drawn sharp at the new scale.
      const hint = layer.keeps(zoom) ? 'transform' : 'auto';
      if (!moving || zoom !== scale) element.style.willChange = hint;
      [moving, scale] = [true, zoom];
      window.clearTimeout(sharp);
      sharp = window.setTimeout(() => {
        moving = false;
        layer.rests(zoom);
        element.style.transform = transform;
        element.style.willChange = 'auto';
        mover.end();
      }, 160);
    };
    write();
    const end = camera.subscribe(write);
    return () => {
      end();
      mover.end();
      window.clearTimeout(sharp);
    };
  }, [camera]);

  useLayoutEffect(() => {
    let frame = 0;
    let opening = mounted.current.visible.length === 0;
    const step = (): void => {
      frame = 0;
      const view = visibleBox(camera.get(), camera.viewport());
      const [dx, dy] = [view.width * AHEAD, view.height * AHEAD];
      const near = { x: view.x - dx, y: view.y - dy, width: view.width + 2 * dx, height: view.height + 2 * dy };
      const { spreadId, mode } = selection.get();
      const inReach = withWritten(layout.spreadsIn(near), { written: mode === 'text' ? spreadId : null, near });
      const pinned = new Set(spreadId && mode !== 'spread' ? [spreadId] : []);
      const known = mounted.current.live.filter((id) => layout.indexOf(id) !== -1);
      // The first of all appear at once: the camera that has just been set does not move.
      const moving = (!opening && camera.moving()) || session.tools.state().name === 'hand.panning';
      const before = mounted.current.visible.filter((id) => layout.indexOf(id) !== -1);
      const visible = moving ? planArrivals(inReach, before) : inReach;
      const plan = planMounts({ visible, live: known, pinned, zoom: camera.get().zoom, moving });
      // Elements come back to sight at rest only: all of a spread's at once are too much for a frame.
      const small = camera.get().zoom < LIVE_ZOOM || (moving && mounted.current.small);
      const next: Shown = { visible, live: plan.live, pinned: mode === 'spread' ? null : spreadId, small };
      if (!sameShown(next, mounted.current)) setShown(next);
      if (plan.again) frame = requestAnimationFrame(step);
      else if (plan.live.length > 0 || small) opening = false;
    };
    const soon = (): void => {
      frame ||= requestAnimationFrame(step);
    };
    /** A text that is longer than its page is seen where its page is not. */
    function withWritten(ids: readonly NodeId[], { written, near }: { written: NodeId | null; near: Box }) {
      const text = camera.reached();
      const isSeen = written && !ids.includes(written) && text && boxesOverlap(text, near);
      return isSeen ? [...ids, written] : ids;
    }
    let ended = false;
    // The first spread appears in the first frame: as soon as the desk, the parent, has its size. The next ones after it.
    const begin = (): void => {
      if (ended) return;
      cancelAnimationFrame(frame);
      flushSync(step);
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => (frame = requestAnimationFrame(step)));
    };
    if (opening) queueMicrotask(begin);
    else soon();
    const ends = [camera.subscribe(soon), selection.subscribe(soon)];
    return () => {
      ended = true;
      cancelAnimationFrame(frame);
      for (const end of ends) end();
    };
  }, [camera, layout, selection, session]);

  const inView = new Set(shown.visible);
  const live = new Set(shown.live);
  const small = camera.get().zoom;
  const slots = [...new Set([...shown.visible, ...shown.live])].filter((id) => layout.indexOf(id) !== -1);
  return (
    <div className="world" ref={world} data-zoom={small < 0.5 ? 'small' : 'normal'}>
      <ReaderContext value={currentReader}>
        {slots
          .toSorted((a, b) => layout.indexOf(a) - layout.indexOf(b))
          .map((id) => (
            <SpreadSlot
              key={id}
              spreadId={id}
              box={layout.boxOf(id)!}
              show={!live.has(id) ? 'picture' : !inView.has(id) ? 'hidden' : asPicture(shown, id) ? 'small' : 'live'}
            />
          ))}
      </ReaderContext>
    </div>
  );
}

/** A small spread shows its picture, also when its elements are there; that which is worked on shows them. */
function asPicture({ small, pinned }: Shown, id: NodeId): boolean {
  return small && id !== pinned;
}

function sameShown(a: Shown, b: Shown): boolean {
  return a.small === b.small && a.pinned === b.pinned && sameIds(a.live, b.live) && sameIds(a.visible, b.visible);
}

function sameIds(a: readonly NodeId[], b: readonly NodeId[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index]);
}
