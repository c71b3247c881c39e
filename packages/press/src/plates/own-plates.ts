/** The inks of a file that are none of the press's four: the cutter's, and the fifth of its shop. */
import { PDFArray, PDFDict, PDFName } from '@cantoo/pdf-lib';
import type { PrintProfile } from '@figurina/album';
import type { Content } from '../content/contents.ts';

export interface FifthPlate {
  readonly name: string;
  /** Shares of the four that stand for it. */
  readonly inks: readonly number[];
}

/** Null where the contents have none. */
export function fifthPlate(contents: readonly Content[], { cut }: Pick<PrintProfile, 'cut'>): FifthPlate | null {
  for (const { resources } of contents)
    for (const [, ref] of resources.lookupMaybe(PDFName.of('ColorSpace'), PDFDict)?.entries() ?? []) {
      const space = resources.context.lookup(ref);
      if (!(space instanceof PDFArray) || space.get(0) !== PDFName.of('Separation')) continue;
      const name = space.lookup(1, PDFName).decodeText();
      if (name === 'All' || name === cut.name) continue;
      const all = space.lookup(3, PDFDict).lookup(PDFName.of('C1'), PDFArray);
      return { name, inks: all.asArray().map(Number) };
    }
  return null;
}

/** Plates as they look on paper: the fifth as the inks that stand for it, over or beside the others. */
export function mixedIn(
  plates: readonly Uint8Array[],
  fifth: Uint8Array | undefined,
  inks: readonly number[],
): readonly Uint8Array[] {
  if (!fifth) return plates;
  return plates.map((grey, channel) =>
    grey.map((light, at) => Math.round(light * (1 - (1 - fifth[at]! / 255) * inks[channel]!))),
  );
}
