import type { Buffer } from 'node:buffer';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/**
 * A stored (not deflated) ZIP: PDF, JPG and PNG do not shrink. Fixed times keep it reproducible. Each file is asked for when
 * the one before lies on the disk: of pictures at 600 dpi, one or two are in memory, never all.
 */
export async function writeZip(
  path: string,
  files: AsyncIterable<{ name: string; data: Buffer }>,
  date: Date,
): Promise<void> {
  const archive = new ZipFile();
  const written = pipeline(archive.outputStream, createWriteStream(path));
  for await (const { name, data } of files) {
    const source = Readable.from([data]);
    // `addBuffer` would keep the bytes until the archive ends.
    archive.addReadStream(source, name, { compress: false, mtime: date, size: data.length });
    await Promise.race([finished(source), written]);
  }
  archive.end();
  await written;
}
