/** Pictures that everybody may use, of Pexels or of the library that the product brings along. */
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Counters } from '../../platform/counters/counters.ts';
import type { Log } from '../../platform/log/log.ts';
import type { AlbumAccess } from '../albums/index.ts';
import type { AlbumImages, Pictures } from '../images/index.ts';
import { openLibrary } from './library.ts';
import { openPexels } from './pexels.ts';
import { serveStock } from './stock.routes.ts';

export interface StockParts {
  clock: Clock;
  config: Pick<Config, 'pexels' | 'images'>;
  counters: Counters;
  log: Log;
  readonly access: AlbumAccess;
  images: AlbumImages;
  pictures: Pictures;
}

export interface Stock {
  serve(http: FastifyInstance): void;
}

export async function createStock({
  clock,
  config,
  counters,
  log,
  access,
  images,
  pictures,
}: StockParts): Promise<Stock> {
  const now = () => clock.now();
  const library = await openLibrary();
  const source = config.pexels ? openPexels({ ...config.pexels, maxBytes: config.images.maxBytes, log, now }) : library;
  // An album's picture of the library is shown by its id also after a key was added.
  const sourceOf = (id: string) => (id.startsWith('library-') ? library : source);
  return { serve: (http) => serveStock(http, { source, sourceOf, access, images, pictures, counters }) };
}
