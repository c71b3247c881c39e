/**
 * The part of an archive that one house gets: its print files as they are in the whole, and note, ticket, `order.json` and
 * manifest of its own. The same archive and house make the same bytes.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ProductionOrder } from '@figurina/contract';
import type { ManifestFile, StreamedFile } from '@figurina/press';
import { newId } from '../../../platform/ids.ts';
import { createMakeNote, type StoredOrder } from '../../orders/index.ts';
import { type PrintedProduct, TransferFailure } from '../fulfilment.ts';
import type { HandoverParts } from '../handover-parts.ts';
import { partOf } from './houses.ts';
import { type StoredEntry, storedEntries } from './stored-zip.ts';

/** What is read of the manifest of the whole. */
interface Manifest {
  readonly album: { readonly updated_at: string };
  readonly spine_mm: number;
  readonly stickers?: number;
  readonly files: readonly ManifestFile[];
}

export interface Whole {
  readonly key: string;
  readonly bytes: number;
  /** With the files that are in it. */
  readonly production: ProductionOrder;
}

export interface PartArchive {
  readonly bytes: number;
  readonly sha256: string;
}

/** Puts it under `key`. Throws a `TransferFailure` where the archive does not say enough for that. */
export async function packPart(
  parts: Pick<HandoverParts, 'files' | 'config' | 'printPage'>,
  { key: wholeKey, bytes, production }: Whole,
  order: StoredOrder,
  { products, key }: { readonly products: readonly PrintedProduct[]; readonly key: string },
): Promise<PartArchive> {
  const entries = await storedEntries(bytes, async (start, end) => {
    const file = await parts.files.get(wholeKey, { start, end });
    if (!file) throw new TransferFailure('file_gone', wholeKey);
    return file.stream;
  });
  const manifest = await readManifest(entries);
  const part = partOf(production, products);
  const names = part.items.flatMap(({ files }) => files.map(({ name }) => name));
  const printed = names.map((name) => entries.get(name) ?? missing(name));
  const described = manifest.files.filter(({ name }) => names.includes(name));
  const makes = (product: PrintedProduct): number => part.items.find((item) => item.product === product)?.quantity ?? 0;
  const { ticketOf } = await loadPress();
  const ticket = ticketOf(
    {
      jobId: part.order.name,
      title: part.album.title,
      date: new Date(manifest.album.updated_at),
      albums: makes('album'),
      spine: manifest.spine_mm,
      bodyPages: described.find(({ name }) => name === '02_inside.pdf')?.pages ?? 0,
      stickers: products.some((product) => product !== 'album') ? manifest.stickers! : 0,
    },
    described,
  );
  const own = [
    { name: 'delivery_note.pdf', data: await createMakeNote(parts)(order, products), type: 'application/pdf' },
    { name: 'ticket.xjdf', data: Buffer.from(ticket), type: 'application/octet-stream' },
    { name: 'order.json', data: json(part), type: 'application/octet-stream' },
  ];
  const files = [...described, ...own.map(({ name, data, type }) => ({ name, ...digest(data), type }))];
  const all = [...own, { name: 'manifest.json', data: json({ ...manifest, files }) }].map(inMemory);
  return store(parts, key, [...printed, ...all], new Date(manifest.album.updated_at));
}

async function store(
  { files, config }: Pick<HandoverParts, 'files' | 'config'>,
  key: string,
  entries: readonly StreamedFile[],
  date: Date,
): Promise<PartArchive> {
  const folder = join(config.dataDir, 'printing');
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${newId()}.part.zip`);
  try {
    const inOrder = entries.toSorted((one, other) => (one.name < other.name ? -1 : 1));
    const { writeStreamedZip } = await loadPress();
    await writeStreamedZip(path, inOrder, date);
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    await files.put(key, createReadStream(path));
    return { bytes: (await stat(path)).size, sha256: hash.digest('hex') };
  } finally {
    await rm(path, { force: true });
  }
}

/** Only where work is done: a server for people alone has no browser that prints. */
const loadPress = async () => import('@figurina/press');

/** Archives of before there were parts do not say how many stickers they print: they are made anew. */
async function readManifest(entries: ReadonlyMap<string, StoredEntry>): Promise<Manifest> {
  const entry = entries.get('manifest.json') ?? missing('manifest.json');
  const manifest = JSON.parse((await buffer(await entry.read())).toString()) as Manifest;
  return manifest.stickers === undefined ? missing('how many stickers there are') : manifest;
}

function missing(what: string): never {
  throw new TransferFailure('file_gone', `the archive lacks ${what}`);
}

function inMemory({ name, data }: { readonly name: string; readonly data: Buffer }): StreamedFile {
  return { name, bytes: data.length, read: async () => Readable.from([data]) };
}

function digest(data: Buffer): { readonly sha256: string; readonly bytes: number } {
  return { sha256: createHash('sha256').update(data).digest('hex'), bytes: data.length };
}

function json(value: object): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}
