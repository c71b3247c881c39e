/** The plates of finished print files: drawn when somebody wants to see them, by a process of their own, and kept. */
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { PrintProfile } from '@figurina/album';
import type { PlatePage, SpotPlate } from '@figurina/contract';
import { z } from 'zod';
import type { BlobStore } from '../../../platform/files/blob-store.ts';
import { isRefusal, refuse, type Refusal } from '../../../platform/http/refusal.ts';
import type { Errands } from '../../../platform/jobs/errands.ts';
import type { JobHead } from '../exports.queries.ts';
import type { PrintProfiles } from '../print-profiles.ts';
import type { PressRunner } from '../printing/press-runner.ts';
import type { PrintingFolder } from '../printing/printing-folder.ts';
import { deleteExportFile, pageKey, pagesKey } from './kept-plates.ts';
import { unpackPlates, type PagePictures } from './plate-pack.ts';

export interface PlatesOfFile {
  readonly profile: PrintProfile;
  readonly pages: readonly PlatePage[];
  readonly spot: SpotPlate | null;
}

export interface Plates {
  readPages(job: JobHead): Promise<PlatesOfFile | Refusal>;
  /** `page` counts from 1. */
  readPage(job: JobHead, page: number): Promise<PagePictures | Refusal>;
}

interface PlatesParts {
  readonly errands: Errands;
  readonly files: BlobStore;
  readonly press: PressRunner;
  readonly folder: PrintingFolder;
  readonly profiles: PrintProfiles;
}

const PATIENCE_MS = 120_000;
const orderSchema = z.object({ fileKey: z.string(), page: z.number(), profile: z.string() });

export function createPlates({ errands, files, press, folder, profiles }: PlatesParts): Plates {
  /** Nothing when the file is gone. */
  const separate = errands.offer({
    name: 'exports.draw_plates',
    work: 'prints',
    patienceMs: PATIENCE_MS,
    run: async (input) => {
      const { fileKey, page, profile: id } = orderSchema.parse(JSON.parse(input.toString()));
      const profile = profiles.named(id);
      const file = profile && (await files.get(fileKey));
      if (!file) return Buffer.alloc(0);
      const target = await folder.freshPath();
      try {
        const path = `${target}.pdf`;
        await pipeline(file.stream, createWriteStream(path));
        const signal = AbortSignal.timeout(PATIENCE_MS);
        const order = { kind: 'plates', file: path, page, profile, target } as const;
        return await readFile((await press.print(order, { signal, onProgress: () => undefined })).path);
      } finally {
        await folder.discard(target);
      }
    },
  });

  /** What is drawn now: who asks for the same waits for it. */
  const drawing = new Map<string, Promise<Buffer | Refusal>>();

  async function readPages(job: JobHead): Promise<PlatesOfFile | Refusal> {
    if (job.state !== 'finished' || !job.file_key) return refuse('export_not_finished');
    const profile = profiles.named(job.params.printProfile);
    if (!profile || job.file_type !== 'application/pdf') return refuse('no_plates');
    const found = await kept(pagesKey(job.file_key), job.file_key, { page: 0, profile });
    if (isRefusal(found)) return found;
    // What was drawn by an earlier version says less.
    const { pages, spot = null } = JSON.parse(found.toString()) as Pick<PlatesOfFile, 'pages'> & Partial<PlatesOfFile>;
    return { profile, pages: pages.map((page) => ({ ...page, stickers: page.stickers ?? [] })), spot };
  }

  async function kept(
    key: string,
    fileKey: string,
    what: { page: number; profile: PrintProfile },
  ): Promise<Buffer | Refusal> {
    const known = await files.read(key);
    if (known) return known;
    const drawn = drawing.get(key) ?? draw(key, fileKey, what).finally(() => drawing.delete(key));
    drawing.set(key, drawn);
    return drawn;
  }

  async function draw(
    key: string,
    fileKey: string,
    { page, profile }: { page: number; profile: PrintProfile },
  ): Promise<Buffer | Refusal> {
    const drawn = await separate(Buffer.from(JSON.stringify({ fileKey, page, profile: profile.id })));
    if (drawn.length === 0) return refuse('export_file_gone');
    await files.put(key, drawn);
    // The export may have been deleted meanwhile, and what is drawn of it goes with it.
    if (await files.stat(fileKey)) return drawn;
    await files.delete(key);
    await deleteExportFile(files, fileKey);
    return refuse('export_file_gone');
  }

  return {
    readPages,
    readPage: async (job, page) => {
      const found = await readPages(job);
      if (isRefusal(found)) return found;
      if (page > found.pages.length || !job.file_key) return refuse('not_found');
      const packed = await kept(pageKey(job.file_key, page), job.file_key, { page, profile: found.profile });
      return isRefusal(packed) ? packed : unpackPlates(packed);
    },
  };
}
