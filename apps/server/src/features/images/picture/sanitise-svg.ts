/**
 * Makes a drawing safe to be shown as a picture and to be opened by itself: no scripts, no event handlers, no foreign
 * elements, and nothing that is loaded from elsewhere. References inside the drawing and embedded bitmaps stay.
 */
import createDOMPurify from 'dompurify';
import { JSDOM, type DOMWindow } from 'jsdom';
import { drawnElements } from './svg-size.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** What a drawing may become; a detailed map has some ten thousand. */
const MAX_ELEMENTS = 100_000;
const ALLOWED_REFERENCE = /^(#|data:image\/(png|jpe?g|gif|webp);base64,)/i;
const URL_IN_STYLE = /url\(\s*(['"]?)([^'")]*)\1\s*\)/gi;

/** Undefined when nothing to be drawn is left. Takes around a second the first time: for a worker thread. */
export function sanitiseSvg(source: string): string | undefined {
  const { window } = new JSDOM('');
  const purify = createDOMPurify(window);
  purify.addHook('uponSanitizeAttribute', (_element, data) => {
    const name = data.attrName.toLowerCase();
    if (name === 'href' || name === 'xlink:href' || name === 'src')
      data.keepAttr = ALLOWED_REFERENCE.test(data.attrValue.trim());
    else if (!isHarmlessStyle(data.attrValue)) data.keepAttr = false;
  });
  purify.addHook('uponSanitizeElement', (node, data) => {
    if (data.tagName === 'style' && !isHarmlessStyle(node.textContent ?? '')) node.textContent = '';
  });
  const body = purify.sanitize(onlyDrawing(source, window), {
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
    ADD_DATA_URI_TAGS: ['image', 'feimage'],
    ADD_URI_SAFE_ATTR: ['href', 'xlink:href'],
    FORBID_TAGS: ['a'],
    RETURN_DOM: true,
  }) as HTMLElement;
  const drawing = body.querySelector('svg');
  if (!drawing?.firstElementChild || drawnElements(drawing, MAX_ELEMENTS) > MAX_ELEMENTS) return undefined;
  return new window.XMLSerializer().serializeToString(drawing);
}

/**
 * Drawings are XML, the cleaner reads HTML: what means something else there (HTML inside a drawing) is taken out first.
 * A source that is no well-formed XML is left to the more forgiving reader.
 */
function onlyDrawing(source: string, window: DOMWindow): string {
  const read = new window.DOMParser().parseFromString(source, 'image/svg+xml');
  if (read.querySelector('parsererror')) return source;
  for (const element of read.querySelectorAll('*'))
    if (element.namespaceURI !== SVG || element.localName === 'foreignObject' || element.localName === 'script')
      element.remove();
  return read.documentElement ? new window.XMLSerializer().serializeToString(read.documentElement) : '';
}

/** Styles may point into the drawing and to embedded bitmaps alone. What hides its letters behind escapes is not read further. */
function isHarmlessStyle(style: string): boolean {
  if (!/url\(|@import|image-set|\\/i.test(style)) return true;
  if (/\\|@import|image-set/i.test(style)) return false;
  return (
    [...style.matchAll(URL_IN_STYLE)].every(([, , target]) => ALLOWED_REFERENCE.test((target ?? '').trim())) &&
    (style.match(/url\(/gi)?.length ?? 0) === [...style.matchAll(URL_IN_STYLE)].length
  );
}
