/**
 * Words on a coloured ground, beside a point of the overlay. In an SVG that keeps its bounds: where they stand and what
 * they say changes at every move, and of boxes in the page the browser would sort all layers anew for it.
 */
const SVG = 'http://www.w3.org/2000/svg';
/** Room at both sides of the words, in pixels, and in all above and below, in parts of their size. */
const BESIDE = 6.5;
const AROUND = 0.6;
const ROUND = 4;

/** Where the label stands as seen from its point. */
export type LabelSide = 'above' | 'right' | 'below';

export interface OverlayLabel {
  show(words: string, point: { x: number; y: number }, side: LabelSide): void;
  hide(): void;
}

/** Widths of words by their form: digits are all as wide as each other. */
const widths = new Map<string, number>();

/** Draws into a group that is otherwise empty. */
export function createOverlayLabel(group: SVGGElement): OverlayLabel {
  const [ground, text] = [document.createElementNS(SVG, 'rect'), document.createElementNS(SVG, 'text')];
  ground.setAttribute('rx', String(ROUND));
  group.replaceChildren(ground, text);
  let shown = '';
  let size = 0;

  function widthOf(words: string): number {
    size ||= Number.parseFloat(getComputedStyle(text).fontSize);
    const form = `${size} ${words.replace(/\d/g, '0')}`;
    const known = widths.get(form) ?? text.getComputedTextLength();
    if (known > 0) widths.set(form, known);
    return known;
  }
  return {
    show(words, { x, y }, side) {
      if (group.hasAttribute('data-spare')) group.removeAttribute('data-spare');
      if (words !== shown) text.textContent = words;
      shown = words;
      const width = widthOf(words) + 2 * BESIDE;
      const height = size * (1 + AROUND);
      const left = side === 'right' ? x : x - width / 2;
      const top = side === 'below' ? y : side === 'above' ? y - height : y - height / 2;
      write(ground, { x: left, y: top, width, height });
      write(text, { x: left + width / 2, y: top + height / 2 });
    },
    hide() {
      if (!group.hasAttribute('data-spare')) group.setAttribute('data-spare', '');
    },
  };
}

function write(element: SVGElement, values: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(values)) {
    const now = value.toFixed(1);
    if (element.getAttribute(name) !== now) element.setAttribute(name, now);
  }
}
