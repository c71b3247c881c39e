/**
 * One page of a delivered file with nothing but inks in it: what the file leaves in RGB is separated here by the profile
 * of its intent, with the engine of the CMYK lane.
 */
import { PDFArray, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { readContents, type Content } from '../content/contents.ts';
import { operation } from '../content/operations.ts';
import { named } from '../checks/painting.ts';
import { createInks, hexOf, neutralInk, separate, type Inks } from '../finish/inks.ts';
import type { Intent } from '../finish/intents.ts';
import { separatePictures } from '../finish/pictures.ts';
import { colorOf } from '../finish/recolour.ts';
import { colorsOfShading, recolourShading, shadingsOf } from '../finish/shadings.ts';

const COLOR_SPACE = PDFName.of('ColorSpace');

/** `at`: its index. */
export async function separatePage(file: PDFDocument, at: number, intent: Intent): Promise<PDFDocument> {
  const pdf = await PDFDocument.create();
  const [page] = await pdf.copyPages(file, [at]);
  pdf.addPage(page);
  const { contents, write } = readContents(pdf);
  for (const content of contents) if (!content.isMask) bareGradients(content);
  const shadings = shadingsOf(contents);
  const colors = new Set([...contents.flatMap(colorsIn), ...shadings.flatMap(colorsOfShading).map(hexOf)]);
  // What the album names as inks is inks in the file already.
  const inks = createInks({ blackText: [], inks: [] }, await separate(colors, intent), true);
  for (const content of contents) if (!content.isMask) inInks(content, inks);
  for (const shading of shadings) recolourShading(shading, inks, null);
  await separatePictures(pdf, intent);
  write();
  return pdf;
}

/** Gradients in RGB with a profile are read like those without: the profile is sRGB, which the engine takes RGB for. */
function bareGradients(content: Content): void {
  const patterns = named(content, 'Pattern').flatMap(
    ([, pattern]) => pattern.lookupMaybe(PDFName.of('Shading'), PDFDict) ?? [],
  );
  for (const shading of [...patterns, ...named(content, 'Shading').map(([, dict]) => dict)])
    if (shading.lookup(COLOR_SPACE) instanceof PDFArray) shading.set(COLOR_SPACE, PDFName.of('DeviceRGB'));
}

function colorsIn({ isMask, operations }: Content): string[] {
  if (isMask) return [];
  return operations.flatMap(({ operator, operands }) => {
    const rgb = colorOf(operator, operands);
    return rgb && !neutralInk(rgb) ? [hexOf(rgb)] : [];
  });
}

function inInks(content: Content, inks: Inks): void {
  content.operations = content.operations.map((one) => {
    const rgb = colorOf(one.operator, one.operands);
    const ink = rgb && inks.area(rgb);
    if (!ink) return one;
    return operation(one.operator === one.operator.toUpperCase() ? 'K' : 'k', ...ink);
  });
}
