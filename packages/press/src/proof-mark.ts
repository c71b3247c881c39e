/** Writes PROOF across every page (P41): a check that somebody prints by mistake is seen to be one. */
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { readContents, resourceOf } from './content/contents.ts';
import { operation } from './content/operations.ts';
import { strokeText, widthOf } from './finish/stroke-letters.ts';

const WORD = 'PROOF';
/** Of the page's diagonal. */
const LENGTH = 0.7;
const OPACITY = 0.3;

export async function markProof(file: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(file, { updateMetadata: false });
  const { contents, write } = readContents(pdf);
  for (const page of pdf.getPages()) {
    const content = contents.find(({ dict }) => dict === page.node)!;
    const { width, height } = page.getMediaBox();
    const diagonal = Math.hypot(width, height);
    const letter = (LENGTH * diagonal) / widthOf(WORD, 1);
    const [cos, sin] = [width / diagonal, height / diagonal];
    const drawn = strokeText(WORD, -widthOf(WORD, letter) / 2 + letter / 6, -letter / 2, letter);
    resourceOf(content.resources, 'ExtGState').set(
      PDFName.of('FgProof'),
      pdf.context.obj({ CA: OPACITY, LC: 1, LJ: 1, BM: 'Normal' }),
    );
    content.operations = [
      operation('q'),
      ...content.operations,
      operation('Q'),
      operation('q'),
      operation('gs', '/FgProof'),
      operation('cm', cos, sin, -sin, cos, width / 2, height / 2),
      // Light around dark, so that it is seen on any picture.
      operation('RG', 1, 1, 1),
      operation('w', letter / 11),
      ...drawn,
      operation('RG', 0.1, 0.1, 0.1),
      operation('w', letter / 22),
      ...drawn,
      operation('Q'),
    ];
  }
  write();
  return pdf.save({ useObjectStreams: false });
}
