/** Transparency as the states of a content stream say it. */
import { PDFName } from '@cantoo/pdf-lib';
import { dictOf, lookUp, type Content } from './contents.ts';
import { nameOperand } from './operations.ts';

export interface Look {
  readonly opacity: number;
  readonly blend: string;
  readonly isMasked: boolean;
}
export const PLAIN: Look = { opacity: 1, blend: 'Normal', isMasked: false };

export function isPlainLook({ opacity, blend, isMasked }: Look): boolean {
  return opacity === 1 && blend === 'Normal' && !isMasked;
}

/** After a `gs` with these operands. */
export function changedLook(look: Look, { resources }: Content, operands: readonly string[]): Look {
  const state = dictOf(lookUp(resources, 'ExtGState', nameOperand(operands[0])));
  const opacity = state?.lookup(PDFName.of('ca'));
  const blend = state?.lookup(PDFName.of('BM'));
  const mask = state?.lookup(PDFName.of('SMask'));
  return {
    opacity: opacity ? Number(opacity.toString()) : look.opacity,
    blend: blend ? blend.toString().slice(1) : look.blend,
    isMasked: mask ? mask !== PDFName.of('None') : look.isMasked,
  };
}
