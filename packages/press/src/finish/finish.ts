/**
 * The finishing step: what Chromium printed becomes the file that a print shop gets, PDF/X-4 after its profile. Pure: the
 * same bytes and settings give the same file (P37).
 */
import type { PrintProfile } from '@figurina/album';
import type { RenderSheet } from '@figurina/contract';
import { type PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { readContents, type Content } from '../content/contents.ts';
import type { FileTitle } from '../page-boxes.ts';
import { calibrate, embedSrgb } from './calibrate.ts';
import { declareX4 } from './identity.ts';
import { createInks, hexOf, neutralInk, separate, spotInk, type NamedColors } from './inks.ts';
import { INTENTS, type Intent } from './intents.ts';
import { greyMask } from './masks.ts';
import { openGroups } from './open-groups.ts';
import { groupFadedPatterns } from './pattern-opacity.ts';
import { separatePictures } from './pictures.ts';
import { colorOf, recolour } from './recolour.ts';
import { colorsOfShading, hasExactInk, recolourShading, shadingsOf } from './shadings.ts';
import { enrichBlack } from './rich-black.ts';
import { straighten } from './straighten.ts';
import { trimPage } from './trim-page.ts';

export interface FinishOrder extends NamedColors {
  readonly profile: PrintProfile;
  readonly about: FileTitle;
}

/** `file`: with its boxes set, one page a sheet. */
export async function finish(
  file: Uint8Array,
  sheets: readonly RenderSheet[],
  { profile, about, blackText, inks }: FinishOrder,
): Promise<Uint8Array> {
  const intent = INTENTS[profile.intent];
  const pdf = await PDFDocument.load(file, { updateMetadata: false });
  regroup(pdf);
  const { contents, write } = readContents(pdf);
  openGroups(contents);
  straighten(contents);
  await colour(pdf, contents, { profile, intent, blackText, inks });
  const moved = new Set<PDFDict>();
  for (const [at, page] of pdf.getPages().entries()) {
    page.node.set(PDFName.of('Group'), pdf.context.obj({ S: 'Transparency', CS: 'DeviceCMYK', I: true }));
    const place = { about, number: at + 1, count: sheets.length, moved };
    trimPage(
      pdf,
      page,
      contents.find(({ dict }) => dict === page.node)!,
      sheets[at]!,
      profile,
      place,
    );
  }
  if (profile.rich_black) enrichBlack(contents, profile.rich_black);
  write();
  await declareX4(pdf, intent, { title: about.title, date: about.date, content: file });
  return pdf.save({ useObjectStreams: false });
}

/** Before anything is read: the groups that are made are contents as well. */
function regroup(pdf: PDFDocument): void {
  const { contents, write } = readContents(pdf);
  for (const content of contents) groupFadedPatterns(content);
  write();
}

async function colour(
  pdf: PDFDocument,
  contents: readonly Content[],
  { profile, intent, ...named }: Pick<FinishOrder, 'profile'> & NamedColors & { readonly intent: Intent },
): Promise<void> {
  const shadings = shadingsOf(contents);
  const isCmyk = profile.lane === 'cmyk';
  const plain = createInks(named, new Map(), isCmyk);
  // With a colour of named inks in it, a gradient is in inks from end to end.
  const gradients = isCmyk ? shadings : shadings.filter((shading) => hasExactInk(shading, plain));
  const colors = new Set([...(isCmyk ? colorsIn(contents) : []), ...gradients.flatMap(colorsOfShading).map(hexOf)]);
  const inks = createInks(named, await separate(colors, intent), isCmyk, spotInk(profile, named.inks));
  for (const content of contents) {
    if (content.isMask) greyMask(content);
    else recolour(content, inks);
  }
  const srgb = isCmyk ? null : await embedSrgb(pdf);
  for (const shading of shadings) recolourShading(shading, inks, srgb);
  if (srgb) calibrate(pdf, contents, srgb);
  else await separatePictures(pdf, intent);
}

/** The colours of areas, lines and letters that are not grey. */
function colorsIn(contents: readonly Content[]): Set<string> {
  const found = new Set<string>();
  for (const { isMask, operations } of contents) {
    if (isMask) continue;
    for (const { operator, operands } of operations) {
      const rgb = colorOf(operator, operands);
      if (rgb && !neutralInk(rgb)) found.add(hexOf(rgb));
    }
  }
  return found;
}
