/**
 * Puts single stickers on sheets (P32): each page of the print becomes a form that is in the file once and is placed as often
 * as it is wanted. Pictures, letters and colours are finished once, too.
 */
import type { SheetPlan } from '@figurina/album';
import type { RenderSheet } from '@figurina/contract';
import { PDFDocument, PDFName, type PDFPage, type PDFRef } from '@cantoo/pdf-lib';
import { contentOfPage } from '../content/contents.ts';
import { operation, writeOperations, type Operation } from '../content/operations.ts';
import { pack } from '../content/packing.ts';
import { points } from '../measure.ts';
import { sheetWords } from './sheet-words.ts';

export interface ImposedFile {
  readonly file: Uint8Array;
  readonly sheets: readonly RenderSheet[];
}

/** `printed`: with its boxes set, a page a sticker, as `stickers` says. Sheets keep the bleed of their stickers around them. */
export async function impose(
  printed: Uint8Array,
  stickers: readonly RenderSheet[],
  plans: readonly SheetPlan[],
): Promise<ImposedFile> {
  const pdf = await PDFDocument.load(printed, { updateMetadata: false });
  const bleed = stickers[0]?.bleed ?? 0;
  const forms = new Map(pdf.getPages().map((page, at) => [firstNumber(stickers[at]), formOf(pdf, page)]));
  for (let left = pdf.getPageCount(); left > 0; left--) dropPage(pdf);
  for (const plan of plans) addSheet(pdf, plan, { bleed, forms, heightOf });
  return {
    file: await pdf.save({ useObjectStreams: false }),
    sheets: plans.map(({ label, width, height, cuts }) => ({ label, width, height, bleed, cuts })),
  };

  function heightOf(number: number): number {
    return stickers.find((sheet) => firstNumber(sheet) === number)?.height ?? 0;
  }
}

function nameOfForm(number: number): string {
  return `St${number}`;
}

/** The first number of the sticker that an operand places; null for anything else. */
export function numberOfForm(operand: string | undefined): number | null {
  const number = /^\/St(\d+)$/.exec(operand ?? '')?.[1];
  return number === undefined ? null : Number(number);
}

function firstNumber(sheet: RenderSheet | undefined): number {
  const number = sheet?.numbers?.[0];
  if (number === undefined) throw new TypeError(`${sheet?.label ?? 'A page'} is no sticker`);
  return number;
}

/** The page as a form, in its own coordinates: patterns of its resources lie as they did. */
function formOf(pdf: PDFDocument, page: PDFPage): PDFRef {
  const { context } = pdf;
  const { x, y, width, height } = page.getMediaBox();
  const resources = page.node.Resources() ?? context.obj({});
  const form = pack(context, writeOperations(contentOfPage(page.node)), {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [x, y, x + width, y + height],
    Resources: resources,
  });
  return context.register(form);
}

/** With its own content, which is in its form now. */
function dropPage(pdf: PDFDocument): void {
  const page = pdf.getPage(0);
  const { Contents } = page.node.normalizedEntries();
  pdf.removePage(0);
  for (const ref of Contents?.asArray() ?? []) pdf.context.delete(ref as PDFRef);
  pdf.context.delete(page.ref);
}

interface Parts {
  readonly bleed: number;
  readonly forms: ReadonlyMap<number, PDFRef>;
  heightOf(number: number): number;
}

function addSheet(pdf: PDFDocument, plan: SheetPlan, { bleed, forms, heightOf }: Parts): void {
  const { context } = pdf;
  const whole = [0, 0, points(plan.width + 2 * bleed), points(plan.height + 2 * bleed)] as const;
  const page = pdf.addPage([whole[2], whole[3]]);
  page.setMediaBox(...whole);
  page.setBleedBox(...whole);
  page.setTrimBox(points(bleed), points(bleed), points(plan.width), points(plan.height));
  const names: Record<string, PDFRef> = {};
  const operations: Operation[] = plan.stickers.flatMap(({ number, x, y }) => {
    const form = forms.get(number);
    if (!form) throw new RangeError(`Sheet ${plan.label} holds ${number}, which is no sticker`);
    names[nameOfForm(number)] = form;
    // The form begins at the corner of the sticker's bleed, and so does the sheet at that of its own.
    const [left, bottom] = [points(x), points(plan.height - y - heightOf(number))];
    return [
      operation('q'),
      operation('cm', 1, 0, 0, 1, left, bottom),
      operation('Do', `/${nameOfForm(number)}`),
      operation('Q'),
    ];
  });
  if (plan.words) operations.push(...sheetWords(plan.words, plan, bleed));
  page.node.set(PDFName.of('Resources'), context.obj({ XObject: names }));
  page.node.set(PDFName.of('Contents'), context.register(pack(context, writeOperations(operations))));
}
