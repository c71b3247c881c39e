/** Drawings that somebody sends to keep a server busy: small files that ask for minutes of drawing or for all memory. */

const svg = (inside: string, root = 'viewBox="0 0 100 100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${root}>${inside}</svg>`;
const RECT = '<rect width="90" height="90" fill="#0a0"/>';
const ALL = 'x="-50%" y="-50%" width="200%" height="200%"';
const times = (count: number, part: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => part(at)).join('');
const within = (depth: number, open: string, inside: string): string =>
  open.repeat(depth) + inside + `</${/\w+/.exec(open)![0]}>`.repeat(depth);
/** Each level uses the one below many times. */
const levels = (count: number, uses: number, inside = RECT): string =>
  `<defs><g id="u0">${inside}</g>${times(count, (at) => `<g id="u${at + 1}">${`<use href="#u${at}"/>`.repeat(uses)}</g>`)}</defs><use href="#u${count}"/>`;
/** A walk that crosses itself everywhere. */
const walk = (steps: number): string => `M0 0${times(steps, (at) => `L${(at * 7919) % 100} ${(at * 104_729) % 97}`)}`;

/** By what they are. Made anew each time: some have megabytes. */
export const HOSTILE_DRAWINGS: Readonly<Record<string, () => string>> = {
  'a tower of filters': () =>
    svg(
      `<filter id="f" ${ALL}>${'<feGaussianBlur stdDeviation="9"/><feTurbulence baseFrequency=".9" numOctaves="99"/>'.repeat(30)}</filter><g filter="url(#f)">${RECT}</g>`,
    ),
  'filters within filters': () =>
    svg(
      `<filter id="f" ${ALL}><feGaussianBlur stdDeviation="40"/></filter>${within(60, '<g filter="url(#f)">', RECT)}`,
    ),
  'a thousand steps of one filter': () =>
    svg(
      `<filter id="f">${'<feMorphology operator="dilate" radius="9"/>'.repeat(1000)}</filter><g filter="url(#f)">${RECT}</g>`,
    ),
  'light from everywhere': () =>
    svg(
      `<filter id="f" ${ALL}>${'<feDiffuseLighting surfaceScale="9"><fePointLight x="1" y="1" z="9"/></feDiffuseLighting>'.repeat(60)}</filter><g filter="url(#f)">${RECT}</g>`,
    ),
  'a matrix of a thousand numbers': () =>
    svg(
      `<filter id="f" ${ALL}>${`<feConvolveMatrix order="31" kernelMatrix="${'1 '.repeat(961)}"/>`.repeat(20)}</filter><g filter="url(#f)">${RECT}</g>`,
    ),
  'a path of megabytes': () => svg(`<path fill-rule="evenodd" d="${walk(280_000)}"/>`),
  'a line of a million dashes': () =>
    svg(`<path stroke="#000" stroke-width=".01" stroke-dasharray=".0004" fill="none" d="${walk(4000)}"/>`),
  'uses of uses': () => svg(levels(12, 10)),
  'a use of itself': () => svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g><use href="#a"/>'),
  'a hundred thousand uses of something slow': () =>
    svg(
      `<filter id="f"><feGaussianBlur stdDeviation="9"/></filter>${levels(4, 14, '<g filter="url(#f)"><path d="M0 0h90v90z"/></g>')}`,
    ),
  'a pattern of specks': () =>
    svg(
      `<pattern id="p" width=".001" height=".001" patternUnits="userSpaceOnUse"><path d="M0 0h.0005"/></pattern><rect width="100" height="100" fill="url(#p)"/>`,
    ),
  'a pattern larger than any memory': () =>
    svg(
      `<pattern id="p" width="1" height="1" patternTransform="scale(900)"><circle r="9"/></pattern>${times(400, (at) => `<rect x="${at % 9}" width="100" height="100" fill="url(#p)"/>`)}`,
    ),
  'patterns in patterns': () =>
    svg(
      `<defs><pattern id="p0" width="2" height="2" patternUnits="userSpaceOnUse">${RECT}</pattern>${times(20, (at) => `<pattern id="p${at + 1}" width="3" height="3" patternUnits="userSpaceOnUse">${`<rect width="100" height="100" fill="url(#p${at})"/>`.repeat(9)}</pattern>`)}</defs><rect width="100" height="100" fill="url(#p20)"/>`,
    ),
  'masks of masks': () =>
    svg(
      `<defs>${times(40, (at) => `<mask id="m${at}"><rect width="100" height="100" fill="#fff" ${at ? `mask="url(#m${at - 1})"` : ''}/></mask>`)}</defs>${within(60, '<g mask="url(#m39)">', RECT)}`,
    ),
  'layers of opacity': () => svg(within(190, '<g opacity=".9" style="mix-blend-mode:multiply">', RECT).repeat(40)),
  'a hundred thousand elements': () => svg('<rect width="1" height="1"/>'.repeat(100_000)),
  'ten thousand groups in each other': () => svg(within(10_000, '<g>', RECT)),
  'letters as high as a house': () =>
    svg(
      times(3000, (at) => `<text font-size="9000" x="${-at}" y="${at}" stroke="#000" stroke-dasharray="1">ÄÖÜ</text>`),
    ),
  'fonts from elsewhere': () =>
    svg(
      `<style>@font-face{font-family:x;src:url(file:///dev/zero)}text{font-family:x}</style><text y="50">x</text>${RECT}`,
    ),
  'a page inside': () =>
    svg(
      `<foreignObject width="100" height="100"><iframe xmlns="http://www.w3.org/1999/xhtml" src="file:///etc/passwd"/></foreignObject>${RECT}`,
    ),
  'entities from elsewhere': () =>
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY e SYSTEM "file:///dev/zero"><!ENTITY h SYSTEM "http://127.0.0.1:9/">]>${svg(`<text y="50">&e;&h;</text>${RECT}`)}`,
  'a picture of a device': () =>
    svg(`<image href="file:///dev/zero" width="9" height="9"/><use href="file:///dev/zero#a"/>${RECT}`),
  'a size without end': () => svg(RECT, 'width="1e30" height="1e30" viewBox="0 0 1e-30 1e30"'),
};
