import type { PrintCheck, RenderSheet } from '@figurina/contract';
import sharp from 'sharp';
import { pixels } from '../measure.ts';

/** P35: exact pixel size, density tag and an sRGB profile. */
export async function checkPicture(file: Uint8Array, sheet: RenderSheet, dpi: number): Promise<PrintCheck> {
  const { width, height, density, icc, isProgressive } = await sharp(file, { limitInputPixels: false }).metadata();
  const wanted = [pixels(sheet.width + 2 * sheet.bleed, dpi), pixels(sheet.height + 2 * sheet.bleed, dpi)];
  const passed =
    width === wanted[0] && height === wanted[1] && Math.round(density ?? 0) === dpi && Boolean(icc) && !isProgressive;
  return { rule: 'P35', passed, detail: `${sheet.label}: ${width} x ${height} at ${density} dpi` };
}
