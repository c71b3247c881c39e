import { inflateSync } from 'node:zlib';

const HEADER = { woff: 44, sfnt: 12 } as const;
const ENTRY = { woff: 20, sfnt: 16 } as const;

/**
 * A WOFF font as the OpenType font that it packs, with its tables unpacked: who draws with a packed one unpacks the outlines
 * anew for every letter, a second for a page of text. Source: WOFF File Format 1.0, sections 3 to 5.
 */
export function unpackedFont(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF font');
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(HEADER.sfnt + count * ENTRY.sfnt);
  woff.copy(directory, 0, 4, 8);
  const selector = Math.floor(Math.log2(count));
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(2 ** selector * ENTRY.sfnt, 6);
  directory.writeUInt16BE(selector, 8);
  directory.writeUInt16BE((count - 2 ** selector) * ENTRY.sfnt, 10);
  const tables: Buffer[] = [];
  let end = directory.length;
  for (let index = 0; index < count; index++) {
    const from = HEADER.woff + index * ENTRY.woff;
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(from + at)) as [number, number, number];
    const stored = woff.subarray(offset, offset + packed);
    const table = packed < length ? inflateSync(stored) : stored;
    if (table.length !== length) throw new Error('A table of this font is not whole');
    const to = HEADER.sfnt + index * ENTRY.sfnt;
    // Tag and checksum, as they stand there.
    woff.copy(directory, to, from, from + 4);
    woff.copy(directory, to + 4, from + 16, from + 20);
    directory.writeUInt32BE(end, to + 8);
    directory.writeUInt32BE(length, to + 12);
    const padding = Buffer.alloc(-length & 3);
    tables.push(table, padding);
    end += length + padding.length;
  }
  return Buffer.concat([directory, ...tables], end);
}
