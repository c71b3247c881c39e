import type { Buffer } from 'node:buffer';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** So much of a file may wait for the disk. */
const PIECE = 256 * 1024;

/**
 * A stored (not deflated) ZIP: PDF, JPG and PNG do not shrink. Fixed times keep it reproducible. Each file is asked for when
 * the one before is on its way to the disk: of pictures at 600 dpi, one is in memory, never all.
 */
export async function writeZip(
  path: string,
  files: AsyncIterable<{ name: string; data: Buffer }>,
  date: Date,
): Promise<void> {
  const archive = new ZipFile();
  const written = pipeline(archive.outputStream, createWriteStream(path));
  for await (const { name, data } of files) {
    const source = Readable.from(pieces(data), { highWaterMark: 1 });
    // `addBuffer` would keep the bytes until the archive ends.
    archive.addReadStream(source, name, { compress: false, mtime: date, size: data.length });
    await Promise.race([finished(source), written]);
  }
  archive.end();
  await written;
}

function* pieces(data: Buffer): Generator<Buffer> {
  for (let at = 0; at < data.length; at += PIECE) yield data.subarray(at, at + PIECE);
}
