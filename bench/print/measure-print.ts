/** The built render page printed by the press: an album of 40 spreads with their covers, in one file. */
import { createDocument, renderParamsSchema } from '@figurina/album';
import { createPrintBrowser } from '@figurina/press';
import { exportIntoMemory } from '@figurina/press/testing';
import { startRenderServer } from '../../apps/web/testing/render-server.ts';
import { photograph, PIXELS } from '../stand/pictures.ts';
import { syntheticAlbum } from '../stand/synthetic-album.ts';
import { round } from '../statistics.ts';

export interface PrintFigures {
  readonly spreads: number;
  readonly seconds_per_spread: number;
  readonly megabytes: number;
  readonly checks_failed: number;
}

const FILES = 24;

export async function measurePrint(quick: boolean): Promise<PrintFigures> {
  const document = createDocument(syntheticAlbum({ size: quick ? 600 : 2000, prefix: 'print', picture: PIXELS }));
  const server = await startRenderServer();
  const browser = createPrintBrowser();
  try {
    const files = await Promise.all(Array.from({ length: FILES }, (_, file) => photograph(file)));
    server.albums.set('bench', document);
    for (const [at, id] of [...document.images.keys()].entries()) server.pictures.set(id, files[at % FILES]!);
    const spreads = [...document.nodes.values()].filter(({ type }) => type === 'Spread').length;
    // The first sheet of a browser pays for its start.
    await browser.withPage((page) => page.goto('about:blank'));
    const began = performance.now();
    const { data, checks } = await exportIntoMemory(browser, {
      params: renderParamsSchema.parse({ album_id: 'bench' }),
      renderUrl: server.url('bench'),
      about: { title: 'Bench', date: new Date() },
      expectedSheets: spreads,
      onProgress: () => undefined,
    });
    return {
      spreads,
      seconds_per_spread: Math.round((performance.now() - began) / spreads) / 1000,
      megabytes: round(data.length / 1e6),
      checks_failed: checks.filter(({ passed }) => !passed).length,
    };
  } finally {
    await browser.close();
    await server.close();
  }
}
