/** Where one looks: panning, zooming, and flying to a spread or an element. */
import { type Box, boundsInSpread, centreOf, type MeasuredHeights, type NodeId, unionOfBoxes } from '@figurina/album';
import {
  type Camera,
  type CameraStore,
  type Derived,
  type EditorStore,
  fitBox,
  keepInView,
  panBy,
  type SelectionStore,
  spreadOf,
  type WorldLayout,
} from '@figurina/editor';
import type { CurrentSpread } from './current-spread.ts';

export interface Navigation {
  /** At once for whoever asked the system for calm. */
  flyTo(target: Camera, milliseconds?: number): void;
  panBy(screen: { x: number; y: number }): void;
  viewportChanged(size: { width: number; height: number }): void;
  zoomBy(factor: number): void;
  zoomTo(zoom: number): void;
  fitSpread(): void;
  /** The zoom at which the current spread is shown whole. */
  fittingZoom(): number;
  fitAll(): void;
  /** The selected elements as large as they fit. */
  fitSelection(): void;
  goToSpread(index: number): void;
  /** Brings the selected elements back into the middle, at the zoom one has; smaller where they would not fit. */
  showSelection(): void;
  /** To where the pages are, when what reached beyond them is done with. */
  comeBack(): void;
  /** Shows a spread, or an element in the middle of what is looked at, and leaves the selection as it is. */
  show(id: NodeId): void;
  /** Shows a node in the middle and selects it. */
  reveal(id: NodeId): void;
}

interface NavigationParts {
  store: EditorStore;
  camera: CameraStore;
  selection: SelectionStore;
  layout: Derived<WorldLayout>;
  currentSpread: CurrentSpread;
  measured: MeasuredHeights;
  /** Asked at every flight. */
  reducedMotion: () => boolean;
}

const FLIGHT_MS = 320;

export function createNavigation(parts: NavigationParts): Navigation {
  const { store, camera, selection, layout, currentSpread } = parts;
  const fly = (target: Camera, milliseconds = FLIGHT_MS): void =>
    camera.animateTo(target, parts.reducedMotion() ? 0 : milliseconds);
  let opened = false;
  /** What is seen whole, or is on the way to be, until somebody looks elsewhere. */
  let fit: { readonly what: 'spread' | 'all'; readonly view: Camera } | null = null;
  const seeWhole = (what: 'spread' | 'all', view: Camera, go: (target: Camera) => void): void => {
    fit = { what, view: keepInView(view, camera.content(), camera.viewport()) };
    go(view);
  };
  const flyTo = (target: Camera, milliseconds?: number): void => {
    fit = null;
    fly(target, milliseconds);
  };
  const spreadBox = (index: number) => {
    const world = layout.get();
    const id = world.spreadIds[index];
    return id ? world.boxOf(id) : null;
  };
  /** Whether one works on a detail: closer than the spread fits. */
  const closeUp = (): boolean => {
    const here = spreadBox(currentSpread.get());
    return here !== null && camera.get().zoom > wholeSpread(here, camera.viewport()).zoom * 1.05;
  };
  /** Who looks at whole spreads goes on so; who works on a detail keeps the zoom, and has the element in the middle. */
  const bring = (id: NodeId, spread: NodeId, detail: boolean): void => {
    const box = layout.get().boxOf(spread);
    if (!box) return;
    const { zoom } = camera.get();
    const { width, height } = camera.viewport();
    const within = (id !== spread && boundsInSpread(store.document, id)) || { ...box, x: 0, y: 0 };
    const x = box.x + within.x + within.width / 2 - width / 2 / zoom;
    const y = box.y + within.y + within.height / 2 - height / 2 / zoom;
    if (detail) flyTo({ zoom, x, y });
    else seeWhole('spread', wholeSpread(box, camera.viewport()), fly);
    currentSpread.announce(layout.get().indexOf(spread));
  };

  function selectionInWorld(): Box | null {
    const { ids, spreadId } = selection.get();
    const box = spreadId ? layout.get().boxOf(spreadId) : null;
    const bounds = unionOfBoxes(ids.flatMap((id) => boundsInSpread(store.document, id, parts.measured) ?? []));
    return box && bounds ? { ...bounds, x: box.x + bounds.x, y: box.y + bounds.y } : null;
  }

  const navigation: Navigation = {
    flyTo,
    panBy: (screen) => camera.set(panBy(camera.get(), screen)),
    viewportChanged(size) {
      if (size.width === 0 || size.height === 0) return;
      // Before the first size too: somebody may have asked for a page by then.
      const current = spreadBox(currentSpread.get());
      const before = fit && (camera.flying() || isAt(camera.get(), fit.view)) ? fit.what : null;
      camera.resize(size);
      camera.setContent(layout.get().content);
      const what = opened ? before : 'spread';
      opened = true;
      // Who sees it whole goes on to: when a panel takes or gives room, a window is made narrow, a tablet turned.
      const box = what === 'all' ? layout.get().content : current;
      if (what && box) seeWhole(what, wholeSpread(box, size), camera.set);
    },
    comeBack() {
      camera.reach(null);
      // Who goes elsewhere is on the way already.
      if (!camera.flying()) fly(camera.get());
    },
    zoomBy(factor) {
      const { width, height } = camera.viewport();
      camera.zoomAt({ x: width / 2, y: height / 2 }, factor);
    },
    zoomTo(zoom) {
      const { width, height } = camera.viewport();
      const now = camera.get();
      const middle = { x: now.x + width / 2 / now.zoom, y: now.y + height / 2 / now.zoom };
      const wanted = Math.max(zoom, camera.minZoom());
      const target = { x: middle.x - width / 2 / wanted, y: middle.y - height / 2 / wanted, zoom: wanted };
      flyTo(target);
    },
    fitSpread() {
      const box = spreadBox(currentSpread.get());
      if (box) seeWhole('spread', wholeSpread(box, camera.viewport()), fly);
    },
    fittingZoom() {
      const box = spreadBox(currentSpread.get());
      return box ? wholeSpread(box, camera.viewport()).zoom : 1;
    },
    fitAll: () => seeWhole('all', wholeSpread(layout.get().content, camera.viewport()), fly),
    fitSelection() {
      const around = selectionInWorld();
      if (around) flyTo(fitBox(around, camera.viewport(), AROUND_SELECTION));
    },
    showSelection() {
      const around = selectionInWorld();
      if (!around) return;
      const { width, height } = camera.viewport();
      const zoom = Math.min(camera.get().zoom, fitBox(around, { width, height }, AROUND_SELECTION).zoom);
      const middle = centreOf(around);
      flyTo({ zoom, x: middle.x - width / 2 / zoom, y: middle.y - height / 2 / zoom });
    },
    goToSpread(index) {
      const id = layout.get().spreadIds[index];
      if (!id) return;
      // Asked before one is there.
      const detail = closeUp();
      selection.visit(id);
      bring(id, id, detail);
    },
    show(id) {
      const spread = spreadOf(store.document, id);
      if (spread) bring(id, spread, closeUp());
    },
    reveal(id) {
      const spread = spreadOf(store.document, id);
      if (!spread) return;
      const detail = closeUp();
      selection.visit(spread);
      bring(id, spread, detail);
      selection.select([id]);
    },
  };
  return navigation;
}

/** Room around a selection that is shown large, in pixels: its toolbar is above it. */
const AROUND_SELECTION = 120;
/** Room around a spread in pixels: below it for the page control, left for the tools, above for the toolbar. */
const BELOW = 56;
/** Up to this width of the canvas the zoom stands above the page control; see `bars.css`. */
const STACKED = 520;
const BESIDE = 56;
const ABOVE = 36;

function isAt(a: Camera, b: Camera): boolean {
  const near = 2 / b.zoom;
  return Math.abs(a.zoom / b.zoom - 1) < 0.01 && Math.abs(a.x - b.x) < near && Math.abs(a.y - b.y) < near;
}

const phone = window.matchMedia('(max-width: 999px)');

/** The camera that shows a spread, or all of them, whole and clear of the bars around. */
function wholeSpread(box: Box, { width, height }: { width: number; height: number }): Camera {
  const isNarrow = width < 600;
  // A phone has no tools beside; between two panels a canvas is as narrow and has them.
  const isPhone = isNarrow && phone.matches;
  const [beside, above] = isPhone ? [0, 0] : [BESIDE, isNarrow ? 0 : ABOVE];
  const below = !isPhone && width <= STACKED ? 2 * BELOW : BELOW;
  const free = { width: Math.max(1, width - beside), height: Math.max(1, height - below - above) };
  const camera = fitBox(box, free, isNarrow ? 12 : 32);
  return { ...camera, x: camera.x - beside / camera.zoom, y: camera.y - above / camera.zoom };
}
