import type { DragPoint } from './drag-point.ts';

interface Ghost {
  /** A copy of an element, held at a place inside it, in pixels. */
  show(element: Element, held: { x: number; y: number }): void;
  move(to: DragPoint): void;
  hide(): void;
}

/** What is dragged, as it is seen below the finger. */
export function createGhost(): Ghost {
  const ghost = document.createElement('div');
  ghost.className = 'finger-ghost';
  ghost.setAttribute('aria-hidden', 'true');
  let held = { x: 0, y: 0 };
  return {
    show(element, at) {
      held = at;
      // A popover is seen only once it is opened: what is in it is meant.
      const shown = element.hasAttribute('popover') ? element.firstElementChild : element;
      if (!shown) return;
      const { width, height } = shown.getBoundingClientRect();
      const copy = shown.cloneNode(true) as HTMLElement;
      Object.assign(copy.style, { width: `${width}px`, height: `${height}px`, margin: '0', position: 'static' });
      copy.removeAttribute('id');
      ghost.replaceChildren(copy);
      copyPaintings(shown, copy);
      document.body.append(ghost);
    },
    move: ({ clientX, clientY }) =>
      void (ghost.style.transform = `translate(${clientX - held.x}px,${clientY - held.y}px)`),
    hide: () => ghost.remove(),
  };
}

/** A copied canvas is empty. */
function copyPaintings(from: Element, to: Element): void {
  const copies = to.querySelectorAll('canvas');
  from.querySelectorAll('canvas').forEach((canvas, index) => {
    if (canvas.width > 0 && canvas.height > 0) copies[index]?.getContext('2d')?.drawImage(canvas, 0, 0);
  });
}
