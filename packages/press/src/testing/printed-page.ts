/** A page as Chromium prints one, with everything that the finishing step has to exchange, small enough to be read. */
import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, StandardFonts, type PDFRef } from '@cantoo/pdf-lib';
import { setPageBoxes } from '../page-boxes.ts';
import { points } from '../measure.ts';

export const SHEET = { label: 'page 1', width: 60, height: 60, bleed: 2 };
export const ABOUT = { title: 'Łódź & <Söhne>', date: new Date('2026-01-02T03:04:05Z') };
/** The colour of a flat picture and of the area beside it. */
const FLAT = '#b0402a';

const hex = (color: string): string =>
  [1, 3, 5].map((at) => (Number.parseInt(color.slice(at, at + 2), 16) / 255).toFixed(4)).join(' ');

/** Places of what is drawn, in mm from the left and lower edge of the trim: 8 mm squares. */
export const PLACES = {
  dark: [2, 50],
  white: [12, 50],
  flat: [22, 50],
  picture: [30, 50],
  plain: [2, 38],
  faded: [12, 38],
  field: [22, 38],
  masked: [32, 38],
  greys: [42, 38],
  underText: [2, 24],
} as const;

/** `draw`: what is drawn besides, in the stream of the page. */
export async function printedPage(draw = (content: string): string => content): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const { context } = pdf;
  const size = points(SHEET.width + 20);
  const page = pdf.addPage([size, size]);
  const font = await pdf.embedFont(StandardFonts.HelveticaBold);
  const at = (name: keyof typeof PLACES): string =>
    [...PLACES[name].map((side) => points(side + 10).toFixed(3)), points(8).toFixed(3), points(8).toFixed(3)].join(' ');
  const [left, , width] = at('plain').split(' ').map(Number) as [number, number, number];
  const ramp = (from: number[], to: number[]) => ({ FunctionType: 2, Domain: [0, 1], N: 1, C0: from, C1: to });
  const gradient = (from: number[], to: number[], start = left) => ({
    PatternType: 2,
    Shading: {
      ShadingType: 2,
      ColorSpace: 'DeviceRGB',
      Coords: [start, 0, start + width, 0],
      Extend: [true, true],
      Function: ramp(from, to),
    },
  });
  const startOf = (name: keyof typeof PLACES): number => points(PLACES[name][0] + 10);
  const stream = (content: string, dict: object): PDFRef =>
    context.register(context.flateStream(content, dict as never));
  const field = stream(
    '{pop dup 0 le {pop 1 0 0 0} if dup dup 0 gt exch 1 le and {dup -1 mul 1 add exch 0 exch 0} if 0 gt {0 0 1} if}',
    {
      FunctionType: 4,
      Domain: [0, 1, 0, 1],
      Range: [0, 1, 0, 1, 0, 1],
    },
  );
  const box = [0, 0, size, size];
  const mask = stream(`/Pattern cs /P scn ${at('masked')} re f`, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: box,
    Group: { S: 'Transparency', CS: 'DeviceRGB', I: true },
    Resources: { Pattern: { P: gradient([0, 0, 0], [1, 1, 1], startOf('masked')) } },
  });
  const group = (content: string, resources: object): PDFRef =>
    stream(content, {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: box,
      Group: { S: 'Transparency', I: true },
      Resources: resources,
    });
  const letters = group(
    `BT /F 40 Tf ${startOf('underText') + 4} ${points(26 + 10)} Td (I) Tj ET ${hex('#11151c')} rg BT /F 40 Tf ${startOf('underText') + 30} ${points(26 + 10)} Td (I) Tj ET`,
    { Font: { F: font.ref } },
  );
  const pixels = deflateSync(Buffer.alloc(16 * 16 * 3, Buffer.from(FLAT.slice(1), 'hex')));
  const picture = context.register(
    context.stream(pixels, {
      Type: 'XObject',
      Subtype: 'Image',
      Width: 16,
      Height: 16,
      BitsPerComponent: 8,
      ColorSpace: 'DeviceRGB',
      Filter: 'FlateDecode',
    }),
  );
  const [x, y, w, h] = at('picture').split(' ');
  const [tx, ty] = at('underText').split(' ');
  const content = `/Plain gs
${hex('#11151c')} rg ${at('dark')} re f
1 1 1 rg ${at('white')} re f
${hex(FLAT)} rg ${at('flat')} re f
q ${w} 0 0 ${h} ${x} ${y} cm /Im Do Q
/Pattern cs /Plain scn ${at('plain')} re f
q /Half gs /Pattern cs /Faded scn ${at('faded')} re f Q
/Pattern cs /Field scn ${at('field')} re f
q /Masked gs /Pattern cs /Plain scn ${at('masked')} re f Q
/Pattern cs /Greys scn ${at('greys')} re f
0 .6 .9 rg ${tx} ${ty} ${points(20)} ${points(12)} re f
/Plain gs 0 0 0 rg /Letters Do
.5 .5 .5 RG 1 w ${at('dark')} re S
`;
  const resources = {
    ExtGState: {
      Plain: { ca: 1, BM: 'Normal' },
      Half: { ca: 0.5, BM: 'Normal' },
      Masked: { SMask: { S: 'Luminosity', G: mask } },
    },
    XObject: { Im: picture, Letters: letters },
    Pattern: {
      Plain: gradient([1, 0, 0], [0, 0, 1]),
      Faded: context.register(context.obj(gradient([1, 0, 0], [0, 0, 1], startOf('faded')) as never)),
      Greys: gradient([0, 0, 0], [1, 1, 1], startOf('greys')),
      Field: {
        PatternType: 2,
        Matrix: [width, 0, 0, width, startOf('field'), 0],
        Shading: { ShadingType: 1, ColorSpace: 'DeviceRGB', Domain: [0, 1, 0, 1000], Function: field },
      },
    },
  };
  page.node.set(PDFName.of('Resources'), context.obj(resources as never));
  page.node.set(PDFName.of('Contents'), stream(draw(content), {}));
  return setPageBoxes(await pdf.save(), [SHEET], ABOUT);
}
