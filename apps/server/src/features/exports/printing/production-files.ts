/** What a print shop is told of an order, with the files that were printed for each of its items. */
import { createHash } from 'node:crypto';
import type { ProductionFile, ProductionOrder } from '@figurina/contract';
import type { ManifestFile } from '@figurina/press';

type Item = ProductionOrder['items'][number];

const FILES_OF: Readonly<Record<Item['product'], RegExp>> = {
  album: /^0[12]_/,
  stickerpack: /^(04_|packs\.csv$)/,
  stickerbox_single_variety: /^03_/,
};

/** `csv`: how the packs are dealt, where there are any. */
export function withFiles(
  production: ProductionOrder,
  files: readonly ManifestFile[],
  csv: string | null,
): ProductionOrder {
  const { packs } = production;
  const plan = csv === null ? null : createHash('sha256').update(csv).digest('hex');
  return {
    ...production,
    items: production.items.map((item) => ({
      ...item,
      files: [...files, ...planFile(csv, plan)].filter(({ name }) => FILES_OF[item.product].test(name)).map(told),
    })),
    packs: packs && { ...packs, plan_sha256: plan },
  };
}

function planFile(csv: string | null, sha256: string | null): ManifestFile[] {
  if (csv === null || sha256 === null) return [];
  return [{ name: 'packs.csv', sha256, bytes: Buffer.byteLength(csv), type: 'text/csv' }];
}

function told({ name, sha256, bytes, pages, boxes }: ManifestFile): ProductionFile {
  const first = boxes?.[0];
  return {
    name,
    sha256,
    bytes,
    pages: pages ?? null,
    trim_mm: first ? [...first.trim] : null,
    bleed_mm: first ? [...first.bleed] : null,
  };
}
