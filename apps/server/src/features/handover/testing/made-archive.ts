/** An archive of an order as its export leaves it behind, without the print: random bytes, and what is said of them. */
import { createHash, randomBytes } from 'node:crypto';
import type { ProductionOrder } from '@figurina/contract';
import { renderParamsSchema } from '@figurina/contract';
import { openBlobStore } from '../../../platform/files/open-blob-store.ts';
import { newId } from '../../../platform/ids.ts';
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
  { production, bytes = 300_000 }: { production: ProductionOrder; bytes?: number },
): Promise<MadeArchive> {
  const data = randomBytes(bytes);
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
  const names = { album: ['01_cover.pdf', '02_inside.pdf'], stickerpack: ['04_stickerpack.pdf', 'packs.csv'] };
  const items = production.items.map((item) => ({
    ...item,
    files: (item.product === 'album' ? names.album : names.stickerpack).map((name) => ({ ...of, name })),
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
