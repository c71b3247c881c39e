/**
 * The plates of a delivered file, page by page: what each ink prints, drawn from the file itself. PDFium draws each plate
 * as a grey page, so that no other program is needed (docs/decisions/0026).
 */
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFPage } from '@cantoo/pdf-lib';
import type { PrintProfile } from '@figurina/album';
import type { PlateBox, PlateName, PlatePage, SheetPicture, SpotPlate } from '@figurina/contract';
import sharp from 'sharp';
import { readContents } from '../content/contents.ts';
import { INTENTS } from '../finish/intents.ts';
import { pixels } from '../measure.ts';
import type { PixelSize } from '../bands.ts';
import { drawGrey } from '../raster.ts';
import { inkPictures } from './ink-pictures.ts';
import { overLimit } from './over-limit.ts';
import { fifthPlate, mixedIn } from './own-plates.ts';
import { plateFile } from './plate-file.ts';
import { PLATES, PROCESS, type Plate } from './plate-names.ts';
import { stickersOn } from './stickers-on-sheet.ts';
import { separatePage } from './separate-page.ts';
import { colorOnPaper, softProof } from './soft-proof.ts';

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

export interface PlateHead {
  readonly pages: readonly PlatePage[];
  readonly spot: SpotPlate | null;
}

/** The pages of a file and what lies where on them. */
export async function readPlatePages(file: Uint8Array, profile: PrintProfile): Promise<PlateHead> {
  const pdf = await PDFDocument.load(file, { updateMetadata: false });
  const fifth = fifthPlate(readContents(pdf).contents, profile);
  const pages = pdf.getPages().map((page) => pageOf(page, profile.cut.name));
  return { pages, spot: fifth && { name: fifth.name, color: await colorOnPaper(fifth.inks, INTENTS[profile.intent]) } };
}

/** `at`: index of the page. */
export async function drawPlates(file: Uint8Array, at: number, profile: PrintProfile): Promise<DrawnPlates> {
  const whole = await PDFDocument.load(file, { updateMetadata: false });
  const page = pageOf(whole.getPage(at), profile.cut.name);
  const intent = INTENTS[profile.intent];
  const separated = await separatePage(whole, at, intent);
  const { contents } = readContents(separated);
  const pictures = await inkPictures(separated, contents);
  const fifth = fifthPlate(contents, profile);
  const own = { cut: profile.cut.name, spot: fifth?.name ?? null };
  const isThere: Partial<Record<Plate, boolean>> = { cut: page.has_cut, spot: fifth !== null };
  const bytes = await separated.save({ useObjectStreams: false });
  const dpi = Math.min(DPI, (MOST_PIXELS * 25.4) / Math.max(page.width, page.height));
  const size = { width: pixels(page.width, dpi), height: pixels(page.height, dpi) };
  const greys = new Map<PlateName, Uint8Array>();
  for (const plate of PLATES)
    if (isThere[plate] ?? true) greys.set(plate, await drawGrey(await plateFile(bytes, plate, pictures, own), size));
  const { x, y, width, height } = page.trim;
  const [left, top] = [pixels(x, dpi), pixels(y, dpi)];
  const trim = { left, top, right: left + pixels(width, dpi), bottom: top + pixels(height, dpi) };
  const inks = PROCESS.map((ink) => greys.get(ink)!);
  const spot = greys.get('spot');
  const over = overLimit(spot ? [...inks, spot] : inks, size, trim, profile.ink_limit);
  greys.set('over', over.picture);
  const packed = new Map<SheetPicture, Uint8Array>();
  for (const [name, grey] of greys) packed.set(name, await png(grey, size));
  packed.set('proof', await softProof(mixedIn(inks, spot, fifth?.inks ?? []), size, intent));
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
  const trim = box(page.getTrimBox());
  return { width, height, bleed: box(page.getBleedBox()), trim, has_cut, stickers: stickersOn(page, trim.height) };
}

function png(grey: Uint8Array, { width, height }: PixelSize): Promise<Uint8Array> {
  const raw = { width, height, channels: 1 } as const;
  return sharp(grey, { raw }).toColourspace('b-w').png({ compressionLevel: 6 }).toBuffer();
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
