/**
 * What tells from a drawing's text alone that it is not to be drawn: reading it costs a moment, drawing it minutes. What
 * passes and is slow all the same meets the limit of its process.
 */

/** What a drawing may have; a detailed map has some ten thousand elements. */
const MAX_ELEMENTS = 50_000;
/** Groups within groups: a drawing program makes some ten. */
const MAX_DEPTH = 200;
/** Steps of filters: a drawing with soft shadows has some ten. */
const MAX_FILTER_STEPS = 200;

/** A tag: whether it closes, its name, whether it is empty. Attributes hold no `<`, so that no text is read twice. */
const TAG = /<(\/?)([a-z][\w:.-]*)(?:"[^"<]*"|'[^'<]*'|[^"'<>])*?(\/?)>/gi;

export function isTooComplex(source: string): boolean {
  let [elements, depth, filterSteps] = [0, 0, 0];
  for (const [, closing, name = '', empty] of source.matchAll(TAG)) {
    if (closing) {
      depth -= 1;
      continue;
    }
    elements += 1;
    if (!empty) depth += 1;
    if (/^(svg:)?fe[A-Z]/.test(name)) filterSteps += 1;
    if (elements > MAX_ELEMENTS || depth > MAX_DEPTH || filterSteps > MAX_FILTER_STEPS) return true;
  }
  return false;
}
