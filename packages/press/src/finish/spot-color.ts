/** The colour space of an ink of its own: one plate, and what stands for it on the screen and where there are four. */
import { PDFName } from '@cantoo/pdf-lib';
import { resourceOf, type Content } from '../content/contents.ts';
import type { SpotInk } from './inks.ts';

/** Its name in the resources of a content. */
export const SPOT_COLOR = 'FgSpot';

export function nameSpotColor({ resources }: Pick<Content, 'resources'>, { name, cmyk }: SpotInk): void {
  const { context } = resources;
  const tint = context.obj({ FunctionType: 2, Domain: [0, 1], N: 1, C0: [0, 0, 0, 0], C1: [...cmyk] });
  const space = context.obj([PDFName.of('Separation'), PDFName.of(name), PDFName.of('DeviceCMYK'), tint]);
  resourceOf(resources, 'ColorSpace').set(PDFName.of(SPOT_COLOR), space);
}
