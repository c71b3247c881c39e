/** What a house that prints by one of our profiles wants of each product. */
import { BINDING_RULE, PAGE, type PrintProfile, STICKERPACK_SHEET } from '@figurina/album';
import type { ProductionOrder } from '@figurina/contract';
import { type Fulfilment, type PrintedProduct, type Requirements, TransferFailure } from './fulfilment.ts';

export function requirementsOf(product: PrintedProduct, { bleed, cut, gang }: PrintProfile): Requirements {
  if (product === 'album') {
    const pages = { multiple: BINDING_RULE.pagesPerSheet };
    return { trim: [PAGE.width, PAGE.height], bleed, pages, files: ['01_cover', '02_inside'], cut: null };
  }
  if (product === 'stickerpack') {
    const { width, height } = STICKERPACK_SHEET;
    return { trim: [width, height], bleed, pages: null, files: ['04_stickerpack', 'packs.csv'], cut: cut.name };
  }
  return { trim: [gang.width, gang.height], bleed, pages: null, files: ['03_stickers'], cut: cut.name };
}

/** Throws where the house does not make something, or would lack a file of it. */
export function assertFits({ items }: ProductionOrder, house: Pick<Fulfilment, 'requirements'>): void {
  for (const { product, files } of items) {
    const wanted = house.requirements(product);
    if (!wanted) throw new TransferFailure('refused', `${product} is not made there`);
    const missing = wanted.files.filter((start) => !files.some(({ name }) => name.startsWith(start)));
    if (missing.length > 0) throw new TransferFailure('refused', `${product} lacks ${missing.join(', ')}`);
  }
}
