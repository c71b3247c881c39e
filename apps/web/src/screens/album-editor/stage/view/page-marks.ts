import { type Box, GRID } from '@figurina/album';
import { toScreen, visibleBox } from '@figurina/editor';
import type { EditorSession } from '../../session/editor-session.ts';

/** Lines nearer to each other than this many pixels only grey the page: then every tenth is drawn. */
const LEAST_PX = 3;

/** Writes the marks anew when the camera, the album or the view changed: once a frame. */
export function createPageMarks(root: SVGSVGElement, session: EditorSession): { end(): void } {
  const grid = root.querySelector('[data-part="grid"]')!;
  const trim = root.querySelector('[data-part="trim"]')!;
  const { camera, facts, view } = session;
  let due = 0;

  function paint(): void {
    due = 0;
    const now = camera.get();
    const layout = facts.layout.get();
    const { showGrid, showBleed, finalFormat } = view.getState();
    const step = GRID * now.zoom < LEAST_PX ? GRID * 10 : GRID;
    const boxes = layout.spreadsIn(visibleBox(now, camera.viewport())).map((id) => {
      const { x, y } = toScreen(now, layout.boxOf(id)!);
      const { width, height } = layout.boxOf(id)!;
      return { x, y, width, height };
    });
    write(trim, showBleed && !finalFormat ? boxes.map((box) => outline(box, now.zoom)).join('') : '');
    write(grid, showGrid ? boxes.map((box) => lines(box, step, now.zoom)).join('') : '');
  }
  const soon = (): void => {
    due ||= requestAnimationFrame(paint);
  };
  soon();
  const ends = [camera.subscribe(soon), facts.layout.subscribe(soon), view.subscribe(soon)];
  return {
    end() {
      cancelAnimationFrame(due);
      for (const end of ends) end();
    },
  };
}

/** Nothing when it says so already: the browser paints for every write. */
function write(path: Element, d: string): void {
  if (path.getAttribute('d') !== d) path.setAttribute('d', d);
}

/** `x`, `y` in pixels, the size in millimetres. */
function outline({ x, y, width, height }: Box, zoom: number): string {
  const [across, down] = [width * zoom, height * zoom];
  return `M${px(x)} ${px(y)}h${px(across)}v${px(down)}h${px(-across)}z`;
}

function lines({ x, y, width, height }: Box, step: number, zoom: number): string {
  let path = '';
  for (let at = step; at < width; at += step) path += `M${px(x + at * zoom)} ${px(y)}v${px(height * zoom)}`;
  for (let at = step; at < height; at += step) path += `M${px(x)} ${px(y + at * zoom)}h${px(width * zoom)}`;
  return path;
}

function px(length: number): string {
  return length.toFixed(1);
}
