/**
 * The pictures that the product ships: the blueprints' drawings, the drawn people. They are named after their content, so
 * that a changed drawing is another picture and albums keep the one they were made with. Our own, hence not cleaned.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { ImageFiles } from './image-files.ts';
import { findImage, insertImage, listMade } from './images.queries.ts';
import { drawApart } from './picture/draw-apart.ts';
import { ownDrawingSize } from './picture/draw-svg.ts';

export interface ContentPicture {
  readonly id: string;
  readonly filename: string;
  readonly width: number;
  readonly height: number;
}

export interface ContentPictures {
  /** Makes a drawing (SVG) known; its bitmaps are made when they are first needed. `side`: pixels of the longer one. */
  add(path: string, side?: number): Promise<ContentPicture>;
  /** The drawing itself, of a picture that is known: its bitmaps need not be made for that. */
  drawing(id: string): Promise<{ svg: string; width: number; height: number } | undefined>;
  /** Makes the bitmaps of a picture that is known; false for any other id. */
  make(id: string): Promise<boolean>;
  /**
   * Pictures of an album that everybody may see from now on, by their ids there: copies of their own, which share the files
   * and outlive the album. Those that are the content's already stay what they are.
   */
  adopt(albumId: string, ids: readonly string[]): Promise<Map<string, ContentPicture>>;
  /** Those that are known and not made. */
  missing(): Promise<string[]>;
}

/** 300 pixels an inch over a spread's page with its bleed. */
const SIDE = 4096;
/** They are our own, and a busy machine draws the largest for half a minute: a print would lack them. */
const PATIENCE_SECONDS = 180;

interface ContentPicturesParts {
  db: Kysely<Database>;
  clock: Clock;
  files: ImageFiles;
}

export function createContentPictures({ db, clock, files }: ContentPicturesParts): ContentPictures {
  const known = new Map<string, { picture: ContentPicture; path: string; hash: string }>();
  const making = new Map<string, Promise<boolean>>();

  async function make(id: string): Promise<boolean> {
    const found = known.get(id);
    if (!found) return false;
    if (await findImage(db, id)) return true;
    const { path, hash, picture } = found;
    const { width, height, filename } = picture;
    const source = await readFile(path, 'utf8');
    const drawn = await drawApart({ kind: 'own', source, width, height }, PATIENCE_SECONDS);
    if (!drawn.ok) throw new Error(`${path} cannot be drawn: ${drawn.code}`);
    await files.put(id, drawn.picture);
    await insertImage(db, {
      id,
      album_id: null,
      content: true,
      source_hash: hash,
      files_id: id,
      filename,
      full_type: 'png',
      drawing: true,
      width,
      height,
      created_by: null,
      created_at: clock.now(),
    });
    return true;
  }

  /** Undefined for a picture that is not there, or is of another album. */
  async function adoptOne(albumId: string, id: string): Promise<ContentPicture | undefined> {
    const found = await findImage(db, id);
    if (!found || (!found.content && found.album_id !== albumId)) return undefined;
    const { unused_since: _used, ...row } = found;
    const { filename, width, height } = row;
    if (row.content) return { id, filename, width, height };
    const copy = `blueprint-${id}`;
    await insertImage(db, {
      ...row,
      id: copy,
      album_id: null,
      content: true,
      created_by: null,
      created_at: clock.now(),
    });
    return { id: copy, filename, width, height };
  }

  const makeOnce: ContentPictures['make'] = (id) => {
    const running = making.get(id);
    if (running) return running;
    const started = make(id).finally(() => making.delete(id));
    making.set(id, started);
    return started;
  };

  return {
    add: async (path, side = SIDE) => {
      const bytes = await readFile(path);
      const hash = createHash('sha256').update(bytes).digest('hex');
      const size = ownDrawingSize(bytes.toString(), side);
      if (!size) throw new Error(`${path} has no viewBox`);
      const { width, height } = size;
      const picture = { id: `content-${hash.slice(0, 24)}-${side}`, filename: basename(path), width, height };
      known.set(picture.id, { picture, path, hash });
      return picture;
    },
    drawing: async (id) => {
      const found = known.get(id);
      if (!found) return undefined;
      const { width, height } = found.picture;
      return { svg: await readFile(found.path, 'utf8'), width, height };
    },
    make: makeOnce,
    adopt: async (albumId, ids) => {
      const adopted = new Map<string, ContentPicture>();
      for (const id of ids) {
        const picture = known.get(id)?.picture ?? (await adoptOne(albumId, id));
        if (picture) adopted.set(id, picture);
      }
      return adopted;
    },
    missing: async () => {
      const made = new Set(await listMade(db, [...known.keys()]));
      return [...known.keys()].filter((id) => !made.has(id));
    },
  };
}
