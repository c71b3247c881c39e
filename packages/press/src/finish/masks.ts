/**
 * Soft masks of light and dark are grey, not RGB: no colour of them is printed, and so none of them needs a profile.
 * They stay light and dark, whatever inks the rest gets.
 */
import { PDFDict, PDFName } from '@cantoo/pdf-lib';
import type { Content } from '../content/contents.ts';
import { operation } from '../content/operations.ts';
import { colorOf } from './recolour.ts';

export function greyMask(content: Content): void {
  content.operations = content.operations.map((one) => {
    const rgb = colorOf(one.operator, one.operands);
    if (!rgb || rgb[0] !== rgb[1] || rgb[1] !== rgb[2]) return one;
    return operation(one.operator === 'RG' || one.operator === 'G' ? 'G' : 'g', rgb[0]);
  });
  const space = PDFName.of('CS');
  const group = content.dict.lookupMaybe(PDFName.of('Group'), PDFDict);
  if (group?.get(space) === PDFName.of('DeviceRGB')) group.set(space, PDFName.of('DeviceGray'));
}
