/** Prints every part of an archive for a print shop, and says in its manifest and ticket what is in it. */
import type { SheetPlan } from '@figurina/album';
import { packPlan, packsCsv, PLACES, stickersInBox } from '@figurina/commerce';
import type { RenderSheet } from '@figurina/contract';
import { makeArtifact, ticketOf, type ArtifactPart, type PrintBrowser } from '@figurina/press';
import type { ArtifactOrder, PrintedFile } from './press-messages.ts';
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
  const jobId = `${albumId}-v${version}`;
  return makeArtifact(browser, {
    parts: order.parts.map(partOf),
    texts: (files) => [
      ...(hasPacks() ? [{ name: 'packs.csv', text: packsCsv(packPlan(packRun(), params.packsSeed)) }] : []),
      {
        name: 'ticket.xjdf',
        text: ticketOf(
          {
            jobId,
            title,
            date,
            albums: params.albums,
            spine: order.spine,
            bodyPages: files.find(({ name }) => name === '02_inside.pdf')?.pages ?? 0,
            stickers: printedStickers(),
          },
          files,
        ),
      },
    ],
    about: {
      schema: SCHEMA,
      job: jobId,
      album: { id: albumId, version, title, updated_at: order.date },
      profile: profile.id,
      spine_mm: order.spine,
      packs: hasPacks() ? { albums: params.albums, per_album: params.packsPerAlbum, seed: params.packsSeed } : null,
    },
    date,
    target: order.target,
    onProgress,
  });

  function partOf(part: ArtifactOrder['parts'][number]): ArtifactPart {
    const own = part.params.printProfile === '' ? null : profile;
    const plans = sheetsOf({ params: part.params, profile: own, title });
    const heard = plans && ((sheets: readonly RenderSheet[]): readonly SheetPlan[] => plans((stickers = sheets)));
    return {
      name: part.name,
      order: {
        params: part.params,
        profile: own,
        sheetsOf: heard,
        renderUrl: part.renderUrl,
        about: { title, date },
        expectedSheets: part.sheets,
      },
    };
  }

  /** Places of packs, or each number in a box or once. */
  function printedStickers(): number {
    if (hasPacks()) return PLACES * params.albums * params.packsPerAlbum;
    const numbers = stickers.reduce((sum, { numbers: own = [] }) => sum + own.length, 0);
    return numbers * (params.albums === 0 ? 1 : stickersInBox(params.albums));
  }

  function hasPacks(): boolean {
    return order.parts.some(({ name }) => name === '04_stickerpack');
  }

  function packRun() {
    const motifs = stickers.map(({ numbers = [] }) => ({ id: String(numbers[0]), double: numbers.length > 1 }));
    return { motifs, albums: params.albums, packsPerAlbum: params.packsPerAlbum };
  }
}
