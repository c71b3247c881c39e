/** Cut lines in a file of their own, for shops that want the printed sheets without: page for page the same boxes. */
import { PDFDocument } from '@cantoo/pdf-lib';
import type { PrintProfile } from '@figurina/album';
import type { RenderPageState, RenderSheet } from '@figurina/contract';
import { finish } from '../finish/finish.ts';
import { points } from '../measure.ts';
import { setPageBoxes, type FileTitle } from '../page-boxes.ts';

/** Whether a shop gets two files of these sheets. */
export function isCutApart(profile: PrintProfile | null | undefined, sheets: readonly RenderSheet[]): boolean {
  return profile?.cut.file === 'apart' && sheets.some(({ cuts = [] }) => cuts.length > 0);
}

/** The sheets as they are printed, when the cutter has a file of its own. */
export function withoutCuts(page: RenderPageState): RenderPageState {
  return { ...page, sheets: page.sheets.map(({ cuts: _cuts, ...sheet }) => sheet) };
}

/** As wide as the render page makes its pages around the trim. */
const MARGIN_MM = 10;

export async function cutFile(
  sheets: readonly RenderSheet[],
  profile: PrintProfile,
  about: FileTitle,
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (const { width, height } of sheets) pdf.addPage([points(width + 2 * MARGIN_MM), points(height + 2 * MARGIN_MM)]);
  const boxed = await setPageBoxes(await pdf.save(), sheets, about);
  return finish(boxed, sheets, { profile, about, blackText: [], inks: [] });
}
