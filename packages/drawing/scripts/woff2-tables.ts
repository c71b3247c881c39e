/** Reads what tests ask of a woff2 file: which characters it has, and its vertical metrics. */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

// The known tags of the WOFF2 specification, by index; only those we read need their names right.
const KNOWN_TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill';
const tagAt = (index: number): string => KNOWN_TAGS.slice(index * 5, index * 5 + 4);

export function readTables(path: string): Map<string, DataView> {
  const bytes = readFileSync(path);
  const tableCount = bytes.readUInt16BE(12);
  const compressedSize = bytes.readUInt32BE(20);
  let at = 48;
  const base128 = (): number => {
    let value = 0;
    for (;;) {
      const byte = bytes.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const entries = Array.from({ length: tableCount }, () => {
    const flags = bytes.readUInt8(at++);
    const index = flags & 63;
    const tag = index === 63 ? bytes.toString('latin1', at, (at += 4)) : tagAt(index);
    const version = flags >> 6;
    const length = base128();
    const transformed = tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0;
    return { tag, length: transformed ? base128() : length };
  });
  const data = brotliDecompressSync(bytes.subarray(at, at + compressedSize));
  const tables = new Map<string, DataView>();
  let offset = 0;
  for (const { tag, length } of entries) {
    tables.set(tag, new DataView(data.buffer, data.byteOffset + offset, length));
    offset += length;
  }
  return tables;
}

export function characters(tables: Map<string, DataView>): Set<number> {
  const cmap = tables.get('cmap')!;
  const found = new Set<number>();
  for (let record = 0; record < cmap.getUint16(2); record++) {
    const start = cmap.getUint32(4 + record * 8 + 4);
    const format = cmap.getUint16(start);
    if (format === 4) readFormat4(cmap, start, found);
    if (format === 12) readFormat12(cmap, start, found);
  }
  return found;
}

function readFormat4(cmap: DataView, start: number, found: Set<number>): void {
  const segments = cmap.getUint16(start + 6) / 2;
  for (let segment = 0; segment < segments; segment++) {
    const end = cmap.getUint16(start + 14 + segment * 2);
    const first = cmap.getUint16(start + 16 + segments * 2 + segment * 2);
    const delta = cmap.getUint16(start + 16 + segments * 4 + segment * 2);
    const rangeAt = start + 16 + segments * 6 + segment * 2;
    const range = cmap.getUint16(rangeAt);
    for (let code = first; code <= end && code < 0xffff; code++) {
      const glyph = range === 0 ? (code + delta) & 0xffff : cmap.getUint16(rangeAt + range + (code - first) * 2);
      if (glyph !== 0) found.add(code);
    }
  }
}

function readFormat12(cmap: DataView, start: number, found: Set<number>): void {
  for (let group = 0; group < cmap.getUint32(start + 12); group++) {
    const at = start + 16 + group * 12;
    for (let code = cmap.getUint32(at); code <= cmap.getUint32(at + 4); code++) found.add(code);
  }
}

/** Heights in fractions of the font size. */
export function heights(tables: Map<string, DataView>): {
  capital: number;
  x: number;
  ascent: number;
  descent: number;
} {
  const unitsPerEm = tables.get('head')!.getUint16(18);
  const os2 = tables.get('OS/2')!;
  const hhea = tables.get('hhea')!;
  const old = os2.getUint16(0) < 2;
  return {
    capital: old ? 0.7 : os2.getInt16(88) / unitsPerEm,
    x: old ? 0.5 : os2.getInt16(86) / unitsPerEm,
    ascent: hhea.getInt16(4) / unitsPerEm,
    descent: -hhea.getInt16(6) / unitsPerEm,
  };
}
