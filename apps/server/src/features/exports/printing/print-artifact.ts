/** Prints every part of an archive for a print shop, and says in its manifest and ticket what is in it. */
import type { SheetPlan } from '@figurina/album';
import { packPlan, packsCsv, PLACES, readPicked, stickersInBox } from '@figurina/commerce';
import type { ProductionOrder, RenderSheet } from '@figurina/contract';
import { makeArtifact, ticketOf, type ArtifactPart, type ManifestFile, type PrintBrowser } from '@figurina/press';
import type { ArtifactOrder, PrintedFile } from './press-messages.ts';
import { withFiles } from './production-files.ts';
import { sheetsOf } from './sheets-of.ts';

/** Raised when a reader of manifests would have to know of it. */
const SCHEMA = 'figurina.artifact/1';

export async function printArtifact(
  browser: PrintBrowser,
  order: ArtifactOrder,
  onProgress: (progress: number) => void,
): Promise<PrintedFile> {
  const { params, title, albumId, version, profile } = order;
  const date = new Date(order.date);
  /** Told by the part that has them: all stickers, in the order of their numbers. */
  let stickers: readonly RenderSheet[] = [];
  const { papers } = order;
  const orderName = papers?.production.order.name;
  const jobId = orderName ?? `${albumId}-v${version}`;
  let production: ProductionOrder | null = null;
  const made = await makeArtifact(browser, {
    parts: order.parts.map(partOf),
    documents: papers ? [{ name: 'delivery_note.pdf', path: papers.note, type: 'application/pdf' }] : [],
    texts: (files) => {
      const csv = hasPacks() ? packsCsv(packPlan(packRun(), params.packsSeed)) : null;
      const packs = csv === null ? [] : [{ name: 'packs.csv', text: csv }];
      production = papers && withFiles(papers.production, files, csv);
      const told = production ? [{ name: 'order.json', text: `${JSON.stringify(production, null, 2)}\n` }] : [];
      return [...packs, { name: 'ticket.xjdf', text: ticket(files) }, ...told];
    },
    about: () => ({
      schema: SCHEMA,
      job: jobId,
      album: { id: albumId, version, title, sha256: order.copyHash, updated_at: order.date },
      profile: profile.id,
      spine_mm: order.spine,
      stickers: printedStickers(),
      packs: hasPacks() ? { albums: params.albums, per_album: params.packsPerAlbum, seed: params.packsSeed } : null,
      tools: { chromium: browser.version, node: process.versions.node },
    }),
    date,
    target: order.target,
    onProgress,
  });
  return { ...made, production };

  function ticket(files: readonly ManifestFile[]): string {
    const stuck = printedStickers();
    const bodyPages = files.find(({ name }) => name === '02_inside.pdf')?.pages ?? 0;
    const { spine } = order;
    // Of a run for guests, whose packs are dealt one by one, there are not as many books as packs.
    const albums = papers ? quantityOf('album') : params.albums;
    return ticketOf({ jobId, title, date, albums, spine, bodyPages, stickers: stuck }, files);
  }

  function partOf(part: ArtifactOrder['parts'][number]): ArtifactPart {
    const own = part.params.printProfile === '' ? null : profile;
    const plans = sheetsOf({ params: part.params, profile: own, title, order: orderName });
    const heard = plans && ((sheets: readonly RenderSheet[]): readonly SheetPlan[] => plans((stickers = sheets)));
    return {
      name: part.name,
      ppi: part.ppi,
      order: {
        params: part.params,
        profile: own,
        sheetsOf: heard,
        renderUrl: part.renderUrl,
        about: { title, date, order: orderName },
        expectedSheets: part.sheets,
      },
    };
  }

  /** Of what is made for an order. */
  function quantityOf(wanted: ProductionOrder['items'][number]['product']): number {
    return papers?.production.items.find(({ product }) => product === wanted)?.quantity ?? 0;
  }

  /** Places of packs, or each number in a box or once. */
  function printedStickers(): number {
    if (papers && quantityOf('stickerpack') + quantityOf('stickerbox_single_variety') === 0) return 0;
    const picked = readPicked(params.motifs).reduce((sum, { number, quantity }) => {
      const own = stickers.find(({ numbers: [first] = [] }) => first === number)?.numbers ?? [];
      return sum + own.length * quantity;
    }, 0);
    if (hasPacks()) return PLACES * params.albums * params.packsPerAlbum + picked;
    if (picked > 0) return picked;
    const numbers = stickers.reduce((sum, { numbers: own = [] }) => sum + own.length, 0);
    return numbers * (params.albums === 0 ? 1 : stickersInBox(params.albums));
  }

  function hasPacks(): boolean {
    return order.parts.some(({ name }) => name.startsWith('04_stickerpack'));
  }

  function packRun() {
    const motifs = stickers.map(({ numbers = [] }) => ({ id: String(numbers[0]), double: numbers.length > 1 }));
    return { motifs, albums: params.albums, packsPerAlbum: params.packsPerAlbum };
  }
}
