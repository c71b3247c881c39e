/** Prints delivery notes. The same order gives the same file, byte for byte. */
import type { Product } from '@figurina/commerce';
import type { Config } from '../../../platform/config/config.ts';
import type { PrintPage } from '../../exports/index.ts';
import type { StoredOrder } from '../stored-order.ts';
import { notePage } from './note-page.ts';

/** A4 in CSS pixels. */
const A4 = { width: 794, height: 1123 };

/** `products`: of what one of several houses sends; else of all of it. */
export type MakeNote = (order: StoredOrder, products?: readonly Product[]) => Promise<Buffer>;

interface MakeNoteParts {
  readonly config: Pick<Config, 'seller' | 'supportEmail'>;
  readonly printPage: PrintPage;
}

export function createMakeNote({ config, printPage }: MakeNoteParts): MakeNote {
  const { seller } = config;
  const sender = seller
    ? [seller.name, seller.street, [seller.zip, seller.city].filter(Boolean).join(' '), seller.email]
    : ['Figurina', config.supportEmail];
  return async (order, products) => {
    const html = await notePage(
      order,
      sender.flatMap((line) => line || []),
      products,
    );
    return withoutMoment(await printPage({ html, as: 'pdf', ...A4 }), order.created_at);
  };
}

/**
 * The browser notes when it printed, and how many elements it had numbered before. In their places, in as many characters,
 * stand when it was ordered, and numbers from zero on in the same order, which is that of the file's tree of names.
 */
function withoutMoment(pdf: Buffer, moment: Date): Buffer {
  const digits = moment.toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const printed = pdf.toString('latin1').replaceAll(/\(D:\d{14}(?=[+\-Z])/g, `(D:${digits}`);
  const numbers = [...new Set(printed.match(/(?<=\(node)\d{8}(?=\))/g))].toSorted();
  const rank = new Map(numbers.map((number, at) => [number, String(at).padStart(8, '0')]));
  const text = printed.replaceAll(/(?<=\(node)\d{8}(?=\))/g, (number) => rank.get(number) ?? number);
  return Buffer.from(text, 'latin1');
}
