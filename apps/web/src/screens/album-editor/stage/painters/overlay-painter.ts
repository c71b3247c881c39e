import {
  type AlbumDocument,
  type Box,
  boxesOverlap,
  type NodeId,
  type OrientedBox,
  orientedBox,
} from '@figurina/album';
import { type Camera, eighthsOf, handleCursor, spreadOf, toScreen, visibleBox } from '@figurina/editor';
import type { EditorSession } from '../../session/editor-session.ts';
import { draggedFrame, isDragged } from './dragged-frame.ts';
import { createGuidesPainter } from './guides-painter.ts';
import { createRestingMover } from './mover.ts';
import { createOverlayLabel } from './overlay-label.ts';
import { createPeersPainter } from './peers-painter.ts';
import {
  cornersOf,
  edgeHandlesFit,
  framePath,
  handleRoom,
  handleSet,
  handlesOutside,
  isLocked,
  lastingHandles,
  placeOnSpread,
  shownDocument,
  turnsFromAbove,
} from './overlay-shapes.ts';

interface SelectedShapes {
  readonly ids: readonly NodeId[];
  /** All of it is being dragged: nothing changes but where it lies. */
  readonly dragged: boolean;
  /** Where the spread of the selection lies in the world. */
  readonly offset: Box | null;
  readonly turned: OrientedBox | undefined;
  /** Of each element, when there are several; none while they are dragged, when the frame of all of them is enough. */
  readonly boxes: readonly OrientedBox[];
  readonly handles: ReadonlySet<string>;
  readonly lasting: ReadonlySet<string>;
  readonly locked: boolean;
}

/** After so long a spread that was not mounted is looked at again. */
const MOUNTING_MS = 100;
/** Pixels that the padlock keeps from the edge of the canvas. */
const LOCK_ROOM = 26;

export interface OverlayPainter {
  end(): void;
}

/** Writes the overlay's elements whenever camera, selection, gesture or document changed, once a frame. */
export function createOverlayPainter(root: HTMLElement, session: EditorSession): OverlayPainter {
  const part = (name: string): string => `[data-part="${name}"]`;
  const frame = root.querySelector<HTMLElement>(part('frame'))!;
  const badge = createOverlayLabel(root.querySelector<SVGGElement>(part('badge'))!);
  const frameMover = createRestingMover(frame);
  const outlines = root.querySelector<SVGPathElement>(part('outlines'))!;
  const guides = createGuidesPainter(
    root.querySelector<SVGPathElement>(part('guides'))!,
    root.querySelector<SVGGElement>(part('measures'))!,
    (millimetres) => `${session.formatMillimetres(millimetres)} mm`,
  );
  const coarse = window.matchMedia('(pointer: coarse)');
  const target = root.querySelector<SVGPathElement>(part('target'))!;
  const lock = root.querySelector<HTMLElement>(part('lock'))!;
  const lasso = root.querySelector<SVGRectElement>(part('lasso'))!;
  const peers = createPeersPainter(
    root.querySelector<SVGGElement>(part('peer-outlines'))!,
    root.querySelector<HTMLElement>(part('peers'))!,
    session,
  );
  const handles = [...frame.querySelectorAll<HTMLElement>('[data-handle]')].map((element) => ({
    element,
    name: element.dataset['handle']!,
  }));
  const { camera, selection, store, tools, chrome, presence } = session;
  let due = 0;
  /** What is selected, in millimetres: the same however the camera moves. */
  let selected: SelectedShapes | null = null;
  /** What has to be read anew of it. */
  let stale: 'all' | 'place' | 'nothing' = 'all';
  let size = '';
  let eighthsShown = -1;
  let unmeasured = 0;

  function paint(): void {
    const view = camera.get();
    const document = shownDocument(store);
    if (selected?.dragged && stale === 'place' && isDragged(session, selected.ids))
      selected = { ...selected, turned: draggedFrame(session, selected.ids) };
    else if (!selected || stale !== 'nothing') selected = readSelected(document);
    stale = 'nothing';
    paintFrame(selected, view);
    const { offset, boxes } = selected;
    writePath(outlines, offset ? boxes.map((box) => framePath(box, offset, view)).join('') : '');
    const shownGuides = chrome.guides();
    const guideBox = shownGuides && session.facts.layout.get().boxOf(shownGuides.spreadId);
    if (guideBox) guides.paint(shownGuides.guides, guideBox, view);
    else guides.clear();
    paintTarget(view, document);
    paintLasso(view);
    peers.paint(view, document);
  }

  function readSelected(document: AlbumDocument): SelectedShapes {
    const { ids, mode, spreadId } = selection.get();
    const offset = spreadId ? session.facts.layout.get().boxOf(spreadId) : null;
    const known = ids.filter((id) => document.nodes.has(id));
    window.clearTimeout(unmeasured);
    if (offset && inView(offset) && known.some((id) => isUnmeasured(session, id)))
      unmeasured = window.setTimeout(soon, MOUNTING_MS);
    const dragged = known.length > 0 && isDragged(session, known);
    const several = offset && known.length > 1 && !dragged ? known : [];
    return {
      ids: known,
      dragged,
      offset,
      turned: offset && known.length > 0 ? draggedFrame(session, known) : undefined,
      boxes: several
        .map((id) => orientedBox(document, id, session.measured))
        .filter((box): box is OrientedBox => box !== undefined),
      handles:
        session.editable('design', known[0]) && mode !== 'text' && mode !== 'image'
          ? handleSet(document, known)
          : new Set(),
      lasting: lastingHandles(document, known),
      locked: known.some((id) => isLocked(document, id)),
    };
  }

  const inView = (box: Box): boolean => boxesOverlap(box, visibleBox(camera.get(), camera.viewport()));

  function paintFrame(shapes: SelectedShapes, view: Camera): void {
    const { turned, offset, locked } = shapes;
    const words = turned && offset ? badgeText(tools.state().name, turned, offset) : null;
    hide(frame, !turned || !offset);
    if (words === null || !turned || !offset) badge.hide();
    hide(lock, !turned || !offset || !locked);
    if (!turned || !offset) return;
    const centre = toScreen(view, { x: turned.centre.x + offset.x, y: turned.centre.y + offset.y });
    const [width, height] = [turned.width * view.zoom, turned.height * view.zoom];
    paintSize(width, height);
    const fromAbove = turnsFromAbove(handleRoom(coarse.matches), turned, offset, view, camera.viewport());
    if (frame.hasAttribute('data-turns-from-above') !== fromAbove)
      frame.toggleAttribute('data-turns-from-above', fromAbove);
    frameMover.to(
      `translate(${centre.x}px,${centre.y}px) rotate(${turned.rotation}deg) translate(${-width / 2}px,${-height / 2}px)`,
    );
    paintHandles(shapes, width, height);
    paintCursors(turned.rotation);
    const corners = locked || words !== null ? cornersOf(turned, offset, view) : [];
    if (locked) {
      const [{ x, y }] = corners as [{ x: number; y: number }];
      // Of a ground that is larger than the canvas the padlock stays in sight.
      const size = camera.viewport();
      const inside = (at: number, most: number): number => Math.min(Math.max(at, LOCK_ROOM), most - LOCK_ROOM);
      lock.style.transform = `translate(${inside(x, size.width)}px,${inside(y, size.height)}px) translate(-50%,-50%)`;
    }
    if (words !== null) {
      const below = Math.max(...corners.map(({ y }) => y)) + 14;
      badge.show(words, { x: centre.x, y: below }, 'below');
    }
  }

  /** The same in every step of a drag: then nothing is written, and the browser lays nothing out. */
  function paintSize(width: number, height: number): void {
    const now = `${width} ${height} ${coarse.matches}`;
    if (now === size) return;
    size = now;
    frame.style.width = `${width}px`;
    frame.style.height = `${height}px`;
    const room = handleRoom(coarse.matches);
    frame.style.setProperty('--out-x', `${handlesOutside(room, width)}px`);
    frame.style.setProperty('--out-y', `${handlesOutside(room, height)}px`);
  }

  /** The arrows over the handles point along the sides of a turned frame. */
  function paintCursors(rotation: number): void {
    const eighths = eighthsOf(rotation);
    if (eighths === eighthsShown) return;
    eighthsShown = eighths;
    for (const { element, name } of handles) element.style.cursor = handleCursor(name, rotation);
  }

  /** What moves or turns shows its frame alone. */
  function paintHandles({ handles: allowed, lasting }: SelectedShapes, width: number, height: number): void {
    const { name: state } = tools.state();
    const room = handleRoom(coarse.matches);
    for (const { element, name } of handles) {
      const fits =
        name.length === 2 || name === 'rotate' || lasting.has(name) || edgeHandlesFit(room, name, width, height);
      const still = state === 'select.translating' || state === 'select.rotating';
      hide(element, !allowed.has(name) || !fits || still || (name === 'rotate' && isReshaping(state)));
    }
  }

  function badgeText(state: string, { centre, width, height, rotation }: OrientedBox, offset: Box): string | null {
    const number = session.formatMillimetres;
    if (state === 'select.pulling-end') return `${number(width)} mm · ${number(rotation)}°`;
    if (state === 'select.resizing') return `${number(width)} × ${number(height)} mm`;
    if (state === 'select.rotating') return `${number(rotation)}°`;
    if (state !== 'select.translating') return null;
    const middle = { x: offset.x + centre.x, y: offset.y + centre.y };
    const { x, y } = placeOnSpread(session.facts.layout.get(), middle, chrome.guides()?.spreadId) ?? centre;
    return `${number(x - width / 2)} · ${number(y - height / 2)} mm`;
  }

  /** The cell that a dragged sticker would go into. */
  function paintTarget(view: Camera, document: AlbumDocument): void {
    const cell = chrome.target();
    const spread = cell && spreadOf(document, cell);
    const offset = spread ? session.facts.layout.get().boxOf(spread) : null;
    const box = cell && offset ? orientedBox(document, cell, session.measured) : undefined;
    writePath(target, box && offset ? framePath(box, offset, view) : '');
  }

  function paintLasso(view: Camera): void {
    const box = chrome.lasso();
    lasso.style.display = box ? '' : 'none';
    if (!box) return;
    const { x, y } = toScreen(view, box);
    for (const [name, value] of Object.entries({ x, y, width: box.width * view.zoom, height: box.height * view.zoom }))
      lasso.setAttribute(name, String(value));
  }

  const redraw = (): void => {
    due ||= requestAnimationFrame(() => {
      due = 0;
      paint();
    });
  };
  const soon = (): void => {
    stale = 'all';
    redraw();
  };
  const follow = (): void => {
    if (stale === 'nothing') stale = 'place';
    redraw();
  };
  const ends = [
    camera.subscribe(paint),
    selection.subscribe(soon),
    store.subscribe('document', soon),
    store.shown.onOwn(follow),
    tools.subscribe(soon),
    chrome.subscribe(redraw),
    presence.subscribe(soon),
    session.facts.layout.subscribe(soon),
    session.onMeasured(soon),
  ];
  soon();
  return {
    end() {
      cancelAnimationFrame(due);
      window.clearTimeout(unmeasured);
      frameMover.end();
      for (const end of ends) end();
    },
  };
}

/** A text that grows by itself has its height once its spread is mounted. */
function isUnmeasured({ store, measured }: EditorSession, id: NodeId): boolean {
  const node = store.document.nodes.get(id);
  return node?.type === 'Text' && node.props.autosize && measured(id) === undefined;
}

function isReshaping(state: string): boolean {
  return state === 'select.resizing' || state === 'select.pulling-end';
}

/** Writes only what is another than before: the browser lays out and paints for every write. */
function hide(element: HTMLElement, hidden: boolean): void {
  if (element.hidden !== hidden) element.hidden = hidden;
}

function writePath(path: SVGPathElement, d: string): void {
  if (path.getAttribute('d') !== d) path.setAttribute('d', d);
}
