/** The ticket of a delivery (XJDF 2.2): what is to be made of which file. Lengths in points, as the standard has them. */
import { PAGE, STICKER_SIZE } from '@figurina/album';
import { points } from '../measure.ts';
import type { ManifestFile } from './describe-file.ts';

export interface TicketOrder {
  /** Names the delivery at the print shop. */
  readonly jobId: string;
  readonly title: string;
  readonly date: Date;
  readonly albums: number;
  /** Thickness of the spine in mm. */
  readonly spine: number;
  readonly bodyPages: number;
  /** All that are printed, counted as single ones. */
  readonly stickers: number;
}

/** Which of the files are for which product: the order of both is that of the archive. */
const PRODUCTS = [
  { id: 'P_COVER', file: /^01_cover\b/ },
  { id: 'P_BODY', file: /^02_inside\b/ },
  { id: 'P_STICKERS', file: /^0[34]_sticker/ },
] as const;

/** `files`: those of the archive; only print files are named. */
export function ticketOf(order: TicketOrder, files: readonly ManifestFile[]): string {
  const amount = Math.max(1, order.albums);
  const spine = points(order.spine);
  const page = `${length(points(PAGE.width))} ${length(points(PAGE.height))}`;
  const single = STICKER_SIZE.single;
  const stickers = `${length(points(single.width))} ${length(points(single.height))} 0`;
  const time = order.date.toISOString().replace(/\.\d+Z$/, 'Z');
  // Stickers alone are sent for some that were missing.
  const hasBook = files.length === 0 || files.some(({ name }) => /^0[12]_/.test(name));
  const book = [
    product({ id: 'P_ALBUM', amount, type: 'Book', isRoot: true, name: order.title }, [
      '<Intent Name="BindingIntent"><BindingIntent BindingSide="Left" BindingType="SoftCover" ChildRefs="P_COVER P_BODY"/></Intent>',
      layout(`${page} ${length(spine)}`, order.bodyPages),
    ]),
    product({ id: 'P_COVER', amount, type: 'Cover' }, [layout(`${page} ${length(spine)}`, 4), media('Paper')]),
    product({ id: 'P_BODY', amount, type: 'BookBlock' }, [
      layout(`${page} ${length(spine)}`, order.bodyPages),
      media('Paper'),
    ]),
  ];
  const products = hasBook ? book : [];
  if (order.stickers > 0)
    products.push(
      product({ id: 'P_STICKERS', amount: order.stickers, type: 'Label', isRoot: true }, [
        layout(stickers, 1),
        media('SelfAdhesive'),
        '<Intent Name="ShapeCuttingIntent"><ShapeCuttingIntent><ShapeCut CutDepth="Partial" CutType="Cut" ShapeType="RoundedRectangle"/></ShapeCuttingIntent></Intent>',
      ]),
    );
  return `<?xml version="1.0" encoding="UTF-8"?>
<XJDF JobID="${order.jobId.replaceAll(/[^\w.-]/g, '-')}" Types="Product" Version="2.2" xmlns="http://www.CIP4.org/JDFSchema_2_0">
<AuditPool><AuditCreated><Header AgentName="Figurina" DeviceID="Figurina" Time="${time}"/></AuditCreated></AuditPool>
<ProductList>
${products.join('\n')}
</ProductList>
<ResourceSet Name="NodeInfo" Usage="Input"><Resource><NodeInfo/></Resource></ResourceSet>
<ResourceSet Name="RunList" Usage="Input">
${runLists(files).join('\n')}
</ResourceSet>
</XJDF>
`;
}

interface Product {
  readonly id: string;
  readonly amount: number;
  readonly type: string;
  readonly isRoot?: boolean;
  readonly name?: string;
}

function product({ id, amount, type, isRoot = false, name }: Product, intents: readonly string[]): string {
  const title = name === undefined ? '' : ` DescriptiveName="${escaped(name)}"`;
  return `<Product Amount="${amount}"${title} ID="${id}" IsRoot="${isRoot}" ProductType="${type}">${intents.join('')}</Product>`;
}

function layout(dimensions: string, pages: number): string {
  return `<Intent Name="LayoutIntent"><LayoutIntent FinishedDimensions="${dimensions}" Pages="${pages}"/></Intent>`;
}

function media(type: string): string {
  return `<Intent Name="MediaIntent"><MediaIntent MediaType="${type}"/></Intent>`;
}

function runLists(files: readonly ManifestFile[]): string[] {
  return PRODUCTS.flatMap(({ id, file }) =>
    files
      .filter(({ name }) => file.test(name))
      .map(
        ({ name, sha256, bytes, pages = 0, type }) =>
          `<Resource><Part ProductPart="${id}"/><RunList NPage="${pages}"><FileSpec CheckSum="${sha256}" FileSize="${bytes}" MimeType="${type}" URL="${name}"/></RunList></Resource>`,
      ),
  );
}

function length(value: number): string {
  return String(Number(value.toFixed(3)));
}

/** Titles are people's words; letters that XML cannot carry are left out. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');
}
