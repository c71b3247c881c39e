/** The checks of colour of a print file (P12, P13, P17 to P20). */
import { PDFArray, PDFDict, PDFName, PDFRawStream, type PDFDocument } from '@cantoo/pdf-lib';
import { fifthInk, type ExactInk, type PrintProfile } from '@figurina/album';
import { dictOf, type Content } from '../content/contents.ts';
import { channelsOf } from '../finish/pictures.ts';
import { named, paintedIn, type Painted } from './painting.ts';

export interface FinishedFile {
  readonly pdf: PDFDocument;
  readonly contents: readonly Content[];
  readonly profile: PrintProfile;
}
export interface Verdict {
  readonly passed: boolean;
  readonly detail: string;
}
export type FinishedRule = (file: FinishedFile) => Verdict;

const key = (name: string): PDFName => PDFName.of(name);
const RGB = key('DeviceRGB');

/** Every colour says what it is: RGB only with a profile, or not at all. */
export function colorsAreKnown({ pdf, contents, profile }: FinishedFile): Verdict {
  const bad = new Set<string>();
  const isCmyk = profile.lane === 'cmyk';
  for (const content of contents) {
    if (!content.isMask) {
      const usesRgb = content.operations.some(({ operator }) => operator === 'rg' || operator === 'RG');
      const isCalibrated = content.resources.lookupMaybe(key('ColorSpace'), PDFDict)?.has(key('DefaultRGB')) ?? false;
      if (usesRgb && (isCmyk || !isCalibrated)) bad.add('RGB without a profile');
    }
    for (const space of spacesOfGradients(content)) {
      if (space === RGB) bad.add('a gradient in RGB without a profile');
      else if (isCmyk && space instanceof PDFArray) bad.add('a gradient in RGB');
    }
    if (content.dict.lookupMaybe(key('Group'), PDFDict)?.get(key('CS')) === RGB) bad.add('a group in RGB');
  }
  for (const [, object] of pdf.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || object.dict.get(key('Subtype')) !== key('Image')) continue;
    if (object.dict.lookup(key('ColorSpace')) === RGB) bad.add('a picture in RGB without a profile');
    else if (isCmyk && channelsOf(object.dict) === 3) bad.add('a picture in RGB');
  }
  return verdict(bad, isCmyk ? 'nothing but CMYK' : 'all RGB has a profile');
}

export function pagesBlendInCmyk({ pdf }: FinishedFile): Verdict {
  const bad = pdf.getPages().flatMap(({ node }, at) => {
    const group = node.lookupMaybe(key('Group'), PDFDict);
    return group?.get(key('CS')) === key('DeviceCMYK') ? [] : [`page ${at + 1}`];
  });
  return verdict(bad, 'every page blends in CMYK');
}

export function blackTextOverprints(file: FinishedFile): Verdict {
  const bad = painted(file, (one) => one.kind === 'text' && (isNeutralRgb(one) || (isBlack(one) && !one.isOver)));
  return verdict(
    bad.length > 0 ? [`${bad.length} black texts that do not overprint in black alone`] : [],
    'black text is black ink, and overprints',
  );
}

export function nothingElseOverprints(file: FinishedFile): Verdict {
  const over = painted(file, (one) => one.isOver && !isBlack(one));
  const neutral = painted(file, isNeutralRgb);
  const bad = [];
  if (over.length > 0) bad.push(`${over.length} overprints that are not black`);
  if (neutral.length > 0) bad.push(`${neutral.length} greys of three colours`);
  return verdict(bad, 'white and tints knock out, greys are black ink');
}

/** Plates: the four of the press, the cut, for marks all of them at once, and a fifth where the shop takes one. */
export function platesAllowed({ contents, profile }: FinishedFile, inks: readonly ExactInk[]): Verdict {
  const fifth = fifthInk(profile, inks)?.spot;
  const allowed = new Set([profile.cut.name, ...(profile.marks ? ['All'] : []), ...(fifth ? [fifth] : [])]);
  const found = contents.flatMap(({ resources }) =>
    (resources.lookupMaybe(key('ColorSpace'), PDFDict)?.entries() ?? []).flatMap(([, ref]) => {
      const space = resources.context.lookup(ref);
      if (!(space instanceof PDFArray)) return [];
      const family = space.get(0);
      if (family === key('DeviceN')) return ['DeviceN'];
      return family === key('Separation') ? [space.lookup(1, PDFName).decodeText()] : [];
    }),
  );
  return verdict(new Set(found.filter((name) => !allowed.has(name))), 'the plates of the profile');
}

/** Vectors one by one; pictures keep to the limit of the profile that separates them, here or at the shop. */
export function inkWithinLimit(file: FinishedFile): Verdict {
  const { profile } = file;
  const heavy = painted(file, ({ space, values }) => /^k$/i.test(space) && isTooHeavy(values, profile));
  const stops = file.contents.flatMap((content) => gradientsTooHeavy(content, profile));
  const sums = [...heavy.map(({ values }) => sum(values)), ...stops.map(({ inks }) => sum(inks))];
  const most = Math.round(100 * sums.reduce((one, other) => Math.max(one, other), 0));
  return verdict(
    most > 0 ? [`${sums.length} colours above ${profile.ink_limit} %, ${most} % at most`] : [],
    `at most ${profile.ink_limit} %${file.contents.some(blends) ? ' before areas multiply each other, which the plates count' : ''}`,
  );
}

/** Whether something in it is mixed with what lies beneath it, and adds its inks to those. */
function blends({ resources }: Content): boolean {
  const states = resources.lookupMaybe(key('ExtGState'), PDFDict)?.entries() ?? [];
  return states.some(([, ref]) => {
    const mode = dictOf(resources.context.lookup(ref))?.lookup(key('BM'));
    return mode instanceof PDFName && mode !== key('Normal') && mode !== key('Compatible');
  });
}

export function isTooHeavy(inks: readonly number[], { ink_limit }: PrintProfile): boolean {
  return sum(inks) > ink_limit / 100 + 0.005;
}

export function verdict(bad: Iterable<string>, good: string): Verdict {
  const all = [...bad];
  return { passed: all.length === 0, detail: all.length === 0 ? good : all.join(', ') };
}

function painted({ contents }: FinishedFile, wanted: (one: Painted) => boolean): Painted[] {
  return contents.filter(({ isMask }) => !isMask).flatMap((content) => all(content).filter(wanted));
}

/** Each content is walked once, though several rules look at it. */
const walked = new WeakMap<Content, readonly Painted[]>();

function all(content: Content): readonly Painted[] {
  const found = walked.get(content) ?? [...paintedIn(content)];
  walked.set(content, found);
  return found;
}

function isNeutralRgb({ space, values: [r, g, b] }: Painted): boolean {
  return /^rg$/i.test(space) && r === g && g === b;
}

function isBlack({ space, values }: Painted): boolean {
  return /^k$/i.test(space) && values.join() === '0,0,0,1';
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

function gradientsOf(content: Content): PDFDict[] {
  return named(content, 'Pattern').flatMap(([, pattern]) => pattern.lookupMaybe(key('Shading'), PDFDict) ?? []);
}

function spacesOfGradients(content: Content): unknown[] {
  return gradientsOf(content).map((shading) => shading.lookup(key('ColorSpace')));
}

interface Stop {
  readonly inks: readonly number[];
  /** Gives it other inks. */
  paint(inks: readonly number[]): void;
}

/** The stops of gradients in CMYK that have too much ink. */
export function gradientsTooHeavy(content: Content, profile: PrintProfile): Stop[] {
  return gradientsOf(content)
    .filter((shading) => shading.lookup(key('ColorSpace')) === key('DeviceCMYK'))
    .flatMap((shading) => stopsOf(shading.lookupMaybe(key('Function'), PDFDict)))
    .filter(({ inks }) => isTooHeavy(inks, profile));
}

function stopsOf(ramp: PDFDict | undefined): Stop[] {
  const parts = ramp?.lookupMaybe(key('Functions'), PDFArray);
  if (parts) return parts.asArray().flatMap((_, at) => stopsOf(parts.lookup(at, PDFDict)));
  return ['C0', 'C1'].map((end) => ({
    inks: (ramp?.lookupMaybe(key(end), PDFArray)?.asArray() ?? []).map((value) => Number(String(value))),
    paint: (inks) => ramp?.set(key(end), ramp.context.obj([...inks])),
  }));
}
