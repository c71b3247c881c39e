/** A separated page as the grey page of one plate. */
import { PDFBool, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { named } from '../checks/painting.ts';
import { dictOf, readContents, withNested, type Content } from '../content/contents.ts';
import { pack } from '../content/packing.ts';
import { channelsOf } from '../finish/pictures.ts';
import { isPicture, maskPictures, type InkPicture } from './ink-pictures.ts';
import { drawPlate, greyGradient } from './one-plate.ts';
import { channelOf, PROCESS, type OwnPlates, type Plate } from './plate-names.ts';

const SPACE = PDFName.of('ColorSpace');
const GREY = PDFName.of('DeviceGray');

/** `page`: bytes of what `separatePage` made; `pictures`: of the same. */
export async function plateFile(
  page: Uint8Array,
  plate: Plate,
  pictures: ReadonlyMap<string, InkPicture>,
  own: OwnPlates,
): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(page, { updateMetadata: false });
  const { contents, write } = readContents(pdf);
  const masks = maskPictures(pdf, contents);
  const channel = channelOf(plate);
  for (const content of contents) {
    if (content.isMask) continue;
    content.operations = drawPlate(content, plate, own);
    if (channel >= 0) for (const shading of gradientsOf(content)) greyGradient(shading, channel);
    content.dict.lookupMaybe(PDFName.of('Group'), PDFDict)?.set(PDFName.of('CS'), GREY);
  }
  write();
  for (const [ref, object] of pdf.context.enumerateIndirectObjects()) {
    // What overprints is drawn as such already.
    for (const dict of withNested(dictOf(object)))
      for (const key of ['OP', 'op']) if (dict.get(PDFName.of(key)) instanceof PDFBool) dict.delete(PDFName.of(key));
    if (channel < 0 || !isPicture(object) || masks.has(ref.toString())) continue;
    const grey = pictures.get(ref.toString())?.greys[channel];
    if (grey) pdf.context.assign(ref, withPixels(object, grey, 'DCTDecode'));
    else if (channel >= PROCESS.length || (channel < 3 && channelsOf(object.dict) === 1))
      pdf.context.assign(ref, blank(object));
  }
  return pdf.save({ useObjectStreams: false });
}

function gradientsOf(content: Content): PDFDict[] {
  const patterns = named(content, 'Pattern').flatMap(
    ([, pattern]) => pattern.lookupMaybe(PDFName.of('Shading'), PDFDict) ?? [],
  );
  return [...patterns, ...named(content, 'Shading').map(([, dict]) => dict)];
}

/** Covers what is beneath it, and prints nothing. */
function blank(image: PDFRawStream): PDFRawStream {
  const { contents } = pack(image.dict.context, Uint8Array.of(255));
  const white = withPixels(image, contents, 'FlateDecode');
  for (const side of ['Width', 'Height']) white.dict.set(PDFName.of(side), image.dict.context.obj(1));
  return white;
}

function withPixels(image: PDFRawStream, bytes: Uint8Array, filter: string): PDFRawStream {
  const dict = image.dict.clone();
  dict.set(SPACE, GREY);
  dict.set(PDFName.of('Filter'), PDFName.of(filter));
  dict.set(PDFName.of('BitsPerComponent'), dict.context.obj(8));
  for (const key of ['Decode', 'DecodeParms']) dict.delete(PDFName.of(key));
  return PDFRawStream.of(dict, bytes);
}
