import { type Box, selectionFrame } from '@figurina/album';
import { type Selection, type Size, toScreen } from '@figurina/editor';
import { boundsOf, cornersOf, handleRoom, handleSet, handlesReach, shownDocument } from '../painters/overlay-shapes.ts';
import type { EditorSession } from '../../session/editor-session.ts';
import { type PlaceOnScreen, placeToolbar } from './place-toolbar.ts';
import { isGesture } from '../../session/selection/resting-selection.ts';

/** A camera that has not moved for so long rests. */
const REST_MS = 140;

/** Writes where the bar stands, without React: away while the camera or a gesture moves, there again at rest. */
export function keepToolbarPlaced(element: HTMLElement, session: EditorSession, selection: Selection): () => void {
  const { camera, tools, store, facts, floating } = session;
  let timer = 0;
  let frame = 0;

  function put(visible: boolean): void {
    const away = String(!visible);
    if (element.dataset['away'] !== away) element.dataset['away'] = away;
  }
  function place(): void {
    frame = 0;
    if (isGesture(tools.state().name) || camera.moving()) return;
    const place = selectionOnScreen(session, selection);
    const inView = place !== null && isInView(place.box, camera.viewport());
    put(inView);
    // It stays where it is while one works in it.
    if (!inView || (floating.open() !== null && element.style.transform)) return;
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const { x, y } = placeToolbar(place, size, camera.viewport());
    element.style.transform = `translate(${Math.round(x)}px,${Math.round(y)}px)`;
  }
  const soon = (): void => {
    frame ||= requestAnimationFrame(place);
  };
  function moved(): void {
    put(false);
    floating.show(null);
    window.clearTimeout(timer);
    timer = window.setTimeout(soon, REST_MS);
  }
  function worked(): void {
    if (isGesture(tools.state().name)) put(false);
    else soon();
  }

  if (camera.moving()) moved();
  else place();
  const observer = new ResizeObserver(place);
  observer.observe(element);
  const ends = [
    camera.subscribe(moved),
    tools.subscribe(worked),
    store.subscribe('document', soon),
    store.shown.onOwn(worked),
    facts.layout.subscribe(soon),
    floating.subscribe(soon),
  ];
  return () => {
    // Another selection starts with nothing open.
    floating.show(null);
    window.clearTimeout(timer);
    cancelAnimationFrame(frame);
    observer.disconnect();
    for (const end of ends) end();
  };
}

/** Out of view its bar would hang over other pages. */
export function isInView({ x, y, width, height }: Box, view: Size): boolean {
  return x < view.width && y < view.height && x + width > 0 && y + height > 0;
}

/** The upright boxes around what is selected and around its handles, in pixels of the canvas. */
export function selectionOnScreen(session: EditorSession, { ids, mode, spreadId }: Selection): PlaceOnScreen | null {
  const { camera, store, facts, measured } = session;
  const view = camera.get();
  const spread = spreadId ? facts.layout.get().boxOf(spreadId) : null;
  if (!spread) return null;
  if (mode === 'spread') {
    const { x, y } = toScreen(view, spread);
    const box = { x, y, width: spread.width * view.zoom, height: spread.height * view.zoom };
    return { box, reach: box };
  }
  const document = shownDocument(store);
  const known = ids.filter((id) => document.nodes.has(id));
  const frame = known.length > 0 ? selectionFrame(document, known, measured) : undefined;
  if (!frame) return null;
  const box = boundsOf(cornersOf(frame, spread, view));
  const hasHandles = session.editable('design', known[0]) && mode !== 'text' && handleSet(document, known).size > 0;
  const room = handleRoom(window.matchMedia('(pointer: coarse)').matches);
  return { box, reach: hasHandles ? handlesReach(room, frame, spread, view, camera.viewport()) : box };
}
