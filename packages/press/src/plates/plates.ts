/**
 * The plates of a delivered file, page by page: what each ink prints, drawn from the file itself. PDFium draws each plate
 * as a grey page, so that no other program is needed (docs/decisions/0026).
 */
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFPage } from '@cantoo/pdf-lib';
import type { PrintProfile } from '@figurina/album';
import type { PlateBox, PlateName, PlatePage, SheetPicture } from '@figurina/contract';
import sharp from 'sharp';
import { readContents } from '../content/contents.ts';
import { INTENTS } from '../finish/intents.ts';
import { pixels } from '../measure.ts';
import type { PixelSize } from '../bands.ts';
import { drawGrey } from '../raster.ts';
import { inkPictures } from './ink-pictures.ts';
import { overLimit } from './over-limit.ts';
import { plateFile } from './plate-file.ts';
import { PLATES, PROCESS } from './plate-names.ts';
import { separatePage } from './separate-page.ts';
import { softProof } from './soft-proof.ts';

export interface DrawnPlates {
  /**
   * PNG, grey: white is no ink. `over` is black where there is more ink than the profile allows. `proof` is a JPEG of all of
   * them together.
   */
  readonly pictures: ReadonlyMap<SheetPicture, Uint8Array>;
  /** Of the trimmed page, from 0 to 1. */
  readonly overShare: number;
}

const DPI = 150;
/** Pixels of a sheet's longer side at most, whatever paper it is. */
const MOST_PIXELS = 4000;
const MM_PER_POINT = 25.4 / 72;

/** The pages of a file and what lies where on them. */
export async function readPlatePages(file: Uint8Array, { cut }: PrintProfile): Promise<PlatePage[]> {
  const pdf = await PDFDocument.load(file, { updateMetadata: false });
  return pdf.getPages().map((page) => pageOf(page, cut.name));
}

/** `at`: index of the page. */
export async function drawPlates(file: Uint8Array, at: number, profile: PrintProfile): Promise<DrawnPlates> {
  const whole = await PDFDocument.load(file, { updateMetadata: false });
  const page = pageOf(whole.getPage(at), profile.cut.name);
  const intent = INTENTS[profile.intent];
  const separated = await separatePage(whole, at, intent);
  const pictures = await inkPictures(separated, readContents(separated).contents);
  const bytes = await separated.save({ useObjectStreams: false });
  const dpi = Math.min(DPI, (MOST_PIXELS * 25.4) / Math.max(page.width, page.height));
  const size = { width: pixels(page.width, dpi), height: pixels(page.height, dpi) };
  const greys = new Map<PlateName, Uint8Array>();
  for (const plate of PLATES)
    if (plate !== 'cut' || page.has_cut)
      greys.set(plate, await drawGrey(await plateFile(bytes, plate, pictures, profile.cut.name), size));
  const { x, y, width, height } = page.trim;
  const [left, top] = [pixels(x, dpi), pixels(y, dpi)];
  const trim = { left, top, right: left + pixels(width, dpi), bottom: top + pixels(height, dpi) };
  const inks = PROCESS.map((ink) => greys.get(ink)!);
  const over = overLimit(inks, size, trim, profile.ink_limit);
  greys.set('over', over.picture);
  const packed = new Map<SheetPicture, Uint8Array>();
  for (const [name, grey] of greys) packed.set(name, await png(grey, size));
  packed.set('proof', await softProof(inks, size, intent));
  return { pictures: packed, overShare: over.share };
}

function pageOf(page: PDFPage, cut: string): PlatePage {
  const media = page.getMediaBox();
  const box = ({ x, y, width, height }: typeof media): PlateBox => ({
    x: hundredths((x - media.x) * MM_PER_POINT),
    y: hundredths((media.y + media.height - y - height) * MM_PER_POINT),
    width: hundredths(width * MM_PER_POINT),
    height: hundredths(height * MM_PER_POINT),
  });
  const { width, height } = box(media);
  const spaces = page.node.Resources()?.lookupMaybe(PDFName.of('ColorSpace'), PDFDict);
  const has_cut = (spaces?.values() ?? []).some((ref) => {
    const space = page.doc.context.lookup(ref);
    return space instanceof PDFArray && space.get(1) === PDFName.of(cut);
  });
  return { width, height, bleed: box(page.getBleedBox()), trim: box(page.getTrimBox()), has_cut };
}

function png(grey: Uint8Array, { width, height }: PixelSize): Promise<Uint8Array> {
  const raw = { width, height, channels: 1 } as const;
  return sharp(grey, { raw }).toColourspace('b-w').png({ compressionLevel: 6 }).toBuffer();
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
