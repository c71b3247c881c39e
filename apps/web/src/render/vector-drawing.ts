/** Drawings that are printed as drawings: every line of them as sharp as the press is. */

/** What a browser prints as the drawing program meant it, and as vectors. Letters are not among it: their fonts are not ours. */
const DRAWN = new Set(
  (
    'svg g defs title desc metadata path rect circle ellipse line polyline polygon use clipPath linearGradient ' +
    'radialGradient stop style'
  ).split(' '),
);
/** What becomes pixels in print, or looks otherwise there; in attributes as well as in styles. */
const UNSURE = /filter|mask|blend|font|@|marker|paint-order|transform-box|animation/i;
/** Longer ones would keep the printing process busy for minutes. */
const LONGEST = 2_000_000;

/** Shorter dashes are dots. */
const LEAST_DASH = 0.1;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * A drawing with the size of the bitmap that was made of it, stretched to wherever it is put, as bitmaps are. Null for one
 * that is better printed as that bitmap.
 */
export function vectorDrawing(source: string, { width, height }: Size): string | null {
  if (source.length > LONGEST) return null;
  const drawing = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
  const elements = [drawing, ...drawing.querySelectorAll('*')];
  if (drawing.localName !== 'svg' || !elements.every(isSure) || hasNestedUse(drawing)) return null;
  const viewBox = viewBoxOf(drawing);
  if (!viewBox) return null;
  drawing.setAttribute('viewBox', viewBox.join(' '));
  drawing.setAttribute('width', String(width));
  drawing.setAttribute('height', String(height));
  drawing.setAttribute('preserveAspectRatio', 'none');
  return new XMLSerializer().serializeToString(drawing);
}

function isSure(element: Element): boolean {
  const { localName } = element;
  if (!DRAWN.has(localName)) return false;
  if (localName === 'style') return !UNSURE.test(element.textContent);
  if (localName === 'svg' && element.parentElement) return false;
  const attributes = [...element.attributes];
  if (attributes.some(({ name, value }) => UNSURE.test(name) || (name === 'style' && UNSURE.test(value)))) return false;
  // A screen of dots: each would become a path of its own, and a file twice as large as with its bitmap.
  if (Number.parseFloat(element.getAttribute('stroke-dasharray') ?? '1') < LEAST_DASH) return false;
  if (localName.endsWith('Gradient')) return isPlainGradient(element);
  return true;
}

/** One that print files may hold (P16): it ends where its stops do, and around a point it is solid. */
function isPlainGradient(gradient: Element): boolean {
  const isPadded = (gradient.getAttribute('spreadMethod') ?? 'pad') === 'pad';
  if (gradient.localName === 'linearGradient') return isPadded;
  const isCentred = ['fx', 'fy', 'fr'].every((name) => !gradient.hasAttribute(name));
  return isPadded && isCentred && !/opacity|rgba|hsla/i.test(gradient.innerHTML) && !gradient.hasAttribute('href');
}

/** A few lines of copies of copies can ask for billions. */
function hasNestedUse(drawing: Element): boolean {
  const uses = [...drawing.querySelectorAll('use')];
  return uses.some((use) => {
    const target = (use.getAttribute('href') ?? use.getAttribute('xlink:href') ?? '').trim().replace(/^#/, '');
    const used = drawing.querySelector(`[id="${CSS.escape(target)}"]`);
    return used !== null && (used.localName === 'use' || used.querySelector('use') !== null || used.contains(use));
  });
}

/** Null where size and viewBox are of different shapes: it would have margins, which stretching takes away. */
function viewBoxOf(drawing: Element): readonly number[] | null {
  const box = (drawing.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const sides = ['width', 'height'].map((name) => /^([\d.]+)([a-z]*)$/.exec(drawing.getAttribute(name) ?? ''));
  const [wide, high] = sides.map((side) => Number(side?.[1]));
  const isSized = wide! > 0 && high! > 0 && sides[0]![2] === sides[1]![2];
  if (box.length !== 4 || !box.every(Number.isFinite)) return isSized ? [0, 0, wide!, high!] : null;
  const [, , width, height] = box as [number, number, number, number];
  if (!(width > 0 && height > 0)) return null;
  return !isSized || Math.abs(wide! / high! / (width / height) - 1) < 0.005 ? box : null;
}
