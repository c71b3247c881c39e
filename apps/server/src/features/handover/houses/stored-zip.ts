/** Files of an archive that is stored, not deflated, read where they lie: no more of it is fetched than is asked for. */
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

export interface StoredEntry {
  readonly name: string;
  readonly bytes: number;
  read(): Promise<Readable>;
}

/** Reads from a byte to another, both included. */
export type ReadRange = (start: number, end: number) => Promise<Readable>;

const END = 0x06054b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const MOST = 0xffff_ffff;

/** `bytes`: of all of it. Throws where it is no such archive, or one above 4 GB. */
export async function storedEntries(bytes: number, read: ReadRange): Promise<ReadonlyMap<string, StoredEntry>> {
  const slice = async (start: number, count: number) => buffer(await read(start, start + count - 1));
  const end = await slice(bytes - END_BYTES, END_BYTES);
  if (end.readUInt32LE(0) !== END) throw new Error('not an archive of ours');
  const [size, start] = [end.readUInt32LE(12), end.readUInt32LE(16)];
  if (start === MOST) throw new Error('an archive above 4 GB');
  const list = await slice(start, size);
  const entries = new Map<string, StoredEntry>();
  for (let at = 0; at < list.length;) {
    const [method, length] = [list.readUInt16LE(at + 10), list.readUInt32LE(at + 24)];
    const [ofName, ofMore, ofNote] = [28, 30, 32].map((part) => list.readUInt16LE(at + part)) as [
      number,
      number,
      number,
    ];
    const head = list.readUInt32LE(at + 42);
    const name = list.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + ofName);
    if (method !== 0) throw new Error(`${name} is deflated`);
    const open = async () => {
      const local = await slice(head, LOCAL_BYTES);
      const from = head + LOCAL_BYTES + local.readUInt16LE(26) + local.readUInt16LE(28);
      return read(from, from + length - 1);
    };
    entries.set(name, { name, bytes: length, read: open });
    at += ENTRY_BYTES + ofName + ofMore + ofNote;
  }
  return entries;
}
