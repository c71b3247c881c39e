import { foldsOf, type PrintSheet } from '@figurina/album';
import type { RenderSheet } from '@figurina/contract';

/** A sheet as whoever prints it knows it. A sticker is cut at its trim. */
export function toldSheet(sheet: PrintSheet, bleed: number): RenderSheet {
  const { label, width, height } = sheet;
  const told = { label, width, height, bleed, folds: foldsOf(sheet) };
  return sheet.kind === 'sticker' ? { ...told, numbers: sheet.numbers, cuts: [{ x: 0, y: 0, width, height }] } : told;
}
