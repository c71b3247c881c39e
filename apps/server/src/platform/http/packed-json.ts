/**
 * JSON whose larger part is the same in many answers: that part is packed once, and what differs is put behind it in the
 * same gzip stream (RFC 1952). Deflate that was flushed wholly refers to nothing before it and ends at a byte (RFC 1951, 3.2.4).
 */
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, deflateRawSync, gunzip } from 'node:zlib';

export interface PackedJson {
  readonly deflated: Buffer;
  readonly crc: number;
  /** Bytes before they were packed. */
  readonly length: number;
}

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const WHOLLY = { finishFlush: constants.Z_FULL_FLUSH };

/** The beginning of a text, without its end. Only the deflating takes time, and happens beside. */
export async function packJson(beginning: string): Promise<PackedJson> {
  const bytes = Buffer.from(beginning);
  return { deflated: await promisify(deflateRaw)(bytes, WHOLLY), crc: crc32(bytes), length: bytes.length };
}

/** The whole as a gzip file. */
export function gzipWith({ deflated, crc, length }: PackedJson, end: string): Buffer {
  const bytes = Buffer.from(end);
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(bytes, crc), 0);
  trailer.writeUInt32LE((length + bytes.length) % 2 ** 32, 4);
  return Buffer.concat([HEADER, deflated, deflateRawSync(bytes), trailer]);
}

/** For whoever takes nothing packed. */
export const unpacked: (gzip: Buffer) => Promise<Buffer> = promisify(gunzip);
