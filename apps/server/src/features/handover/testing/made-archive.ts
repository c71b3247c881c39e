/** An archive of an order as its export leaves it behind, without the print: random bytes, or words that can be taken out. */
import { createHash, randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { ProductionOrder } from '@figurina/contract';
import { renderParamsSchema } from '@figurina/contract';
import { writeStreamedZip } from '@figurina/press';
import { openBlobStore } from '../../../platform/files/open-blob-store.ts';
import { newId } from '../../../platform/ids.ts';
import { scratchFolder } from '../../../testing/scratch-folder.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import type { StoredOrder } from '../../orders/index.ts';

export interface MadeArchive {
  readonly id: string;
  readonly data: Buffer;
  readonly sha256: string;
}

export async function madeArchive(
  { config, database: { db } }: TestServer,
  order: StoredOrder,
  { production, bytes = 300_000, opens = false }: { production: ProductionOrder; bytes?: number; opens?: boolean },
): Promise<MadeArchive> {
  const data = opens ? await anArchive(production) : randomBytes(bytes);
  const sha256 = createHash('sha256').update(data).digest('hex');
  const id = newId();
  const key = `exports/${id}/made.zip`;
  await openBlobStore(config).put(key, data);
  const params = {
    album_id: order.album_id,
    orderId: order.id,
    mode: 'artifact',
    preset: 'artifact',
    copy: 'approved',
  };
  const of = { name: '', sha256, bytes: 1, pages: 1, trim_mm: [230, 297], bleed_mm: [234, 301] };
  const items = production.items.map((item) => ({
    ...item,
    files: namesOf(item.product).map((name) => ({ ...of, name })),
  }));
  await db
    .insertInto('render_jobs')
    .values({
      id,
      album_id: order.album_id,
      created_by: 'house',
      params: JSON.stringify(renderParamsSchema.parse(params)),
      state: 'finished',
      progress: 1,
      checks: '[]',
      findings: '[]',
      sheets: 1,
      album_version: production.album.version,
      album: '{}',
      order_id: order.id,
      copy_hash: production.album.sha256,
      file_key: key,
      file_bytes: data.length,
      file_sha256: sha256,
      production: JSON.stringify({ ...production, items }),
      created_at: new Date(),
    })
    .execute();
  return { id, data, sha256 };
}

function namesOf(product: ProductionOrder['items'][number]['product']): string[] {
  return product === 'album' ? ['01_cover.pdf', '02_inside.pdf'] : ['04_stickerpack.pdf', 'packs.csv'];
}

async function anArchive(production: ProductionOrder): Promise<Buffer> {
  const names = production.items.flatMap(({ product }) => namesOf(product));
  const files = names.map((name) => ({ name, bytes: 1, sha256: '', type: 'application/pdf', pages: 1 }));
  const stickers = 4 * (production.packs?.packs ?? 0);
  const manifest = {
    schema: 'figurina.artifact/1',
    album: { updated_at: '2026-05-04T07:00:00Z' },
    spine_mm: 3,
    stickers,
  };
  const entries = [
    ...names.map((name) => [name, `what is in ${name}`] as const),
    ['manifest.json', JSON.stringify({ ...manifest, files })] as const,
  ].map(([name, text]) => {
    const data = Buffer.from(text);
    return { name, bytes: data.length, read: async () => Readable.from([data]) };
  });
  const path = join(scratchFolder('figurina-test-'), 'made.zip');
  await writeStreamedZip(path, entries, new Date('2026-05-04T07:00:00Z'));
  const made = await readFile(path);
  await rm(dirname(path), { recursive: true });
  return made;
}
