/**
 * Albums for measuring, the same in every run: 20 % pictures (half of them on stickers), 35 % texts, shapes and groups.
 * The first spread inside has no background and 200 elements, or as many as are asked for, one of which is `probe`; the
 * others have 50 (100 from 10,000 on) and a picture over the whole spread.
 */
import type { AlbumParts } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { seeded } from './random.ts';

export const PROBE = 'probe';
const PROBE_SPREAD = 'probe-spread';
const CHAPTER = 10;

export interface Picture {
  readonly width: number;
  readonly height: number;
}

const WORDS =
  'Anpfiff Mannschaft Sommer Turnier Torwart Ehrung Jugend Verein Trikot Pokal Fans Rasen Sieg Abpfiff'.split(' ');

export interface SyntheticAlbum {
  readonly size: number;
  /** Makes the ids of its pictures its own. */
  readonly prefix: string;
  /** The pixels of all of its pictures. */
  readonly picture: Picture;
  /** So many pictures, used again and again. */
  readonly atMost?: number | undefined;
  readonly onProbeSpread?: number | undefined;
}

export function syntheticAlbum({
  size,
  prefix,
  picture,
  atMost = Number.POSITIVE_INFINITY,
  onProbeSpread = 200,
}: SyntheticAlbum): AlbumParts {
  const random = seeded(size);
  const album = anAlbum();
  const perSpread = size >= 10_000 ? 100 : 50;
  const words = (count: number): string =>
    Array.from({ length: count }, () => WORDS[Math.floor(random() * WORDS.length)]).join(' ');
  let images = 0;
  const made = new Set<string>();
  const newImage = (model: 'sticker' | 'background'): string => {
    const id = `${prefix}-${model}-${images++ % (atMost / 2)}`;
    if (!made.has(id)) album.image({ id, model }, [picture.width, picture.height]);
    made.add(id);
    return id;
  };

  function element(at: number, { columns, high }: { columns: number; high: number }, id?: string): void {
    const [dx, dy] = [436 / columns, high];
    const place = {
      x: 6 + (at % columns) * dx,
      y: 4 + Math.floor(at / columns) * dy,
      rotation: Math.round(random() * 8 - 4),
    };
    const [width, height] = [dx * 0.82, dy * 0.8];
    const fill = 2 + Math.floor(random() * 5);
    if (id !== undefined) album.rectangle({ ...place, id, width, height, fill });
    else if (at % 10 === 0) {
      const stickerId = `${prefix}-s${images}`;
      album.sticker(words(2), { id: stickerId, image: newImage('sticker') });
      album.cell({ ...place, width: height * (5 / 7), height, stickerId });
    } else if (at % 10 === 5) album.picture({ ...place, width, height, image: newImage('background') });
    else if (at % 3 === 1) album.text(words(6), { ...place, width, size: 7 });
    else if (at % 10 === 8)
      album.group(
        (inside) => inside.circle({ width: height, height, fill }).rectangle({ width: 6, height: 6, fill: 2 }),
        place,
      );
    else if (at % 2 === 0) album.circle({ ...place, width: height, height, fill });
    else album.rectangle({ ...place, width, height, fill, borderRadius: 2 });
  }

  let left = size;
  for (let spread = 0; left > 0; spread++) {
    if (spread % CHAPTER === 0) album.section(`Kapitel ${spread / CHAPTER + 1}`);
    if (spread === 0) album.spread({ id: PROBE_SPREAD });
    else album.spread();
    const count = Math.min(left, spread === 0 ? onProbeSpread : perSpread);
    const columns = spread > 0 ? perSpread / 5 : onProbeSpread / 10;
    const grid = { columns, high: columns > 15 ? 29 : 297 / 5 - 1 };
    if (spread > 0)
      album.picture({ x: 0, y: 0, width: 460, height: 297, locked: true, image: newImage('background'), opacity: 0.4 });
    for (let at = spread > 0 ? 1 : 0; at < count; at++)
      element(at, grid, spread === 0 && at === 105 ? PROBE : undefined);
    left -= count;
  }
  return album.parts();
}
