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

/** A file on the disk, and its name in an archive. */
export interface StoredFile {
  readonly name: string;
  readonly path: string;
}

/** Files of the disk into an archive, streamed one after the other. The same files and date make the same bytes. */
export async function writeStoredZip(path: string, files: readonly StoredFile[], date: Date): Promise<void> {
  const archive = new ZipFile();
  const written = pipeline(archive.outputStream, createWriteStream(path));
  for (const file of files) archive.addFile(file.path, file.name, { compress: false, mtime: date, mode: 0o100644 });
  archive.end();
  await written;
}

/** A file that lies somewhere else, with its size. */
export interface StreamedFile {
  readonly name: string;
  readonly bytes: number;
  read(): Promise<Readable>;
}

/** The same of files that are read one after the other, each when the one before is done. */
export async function writeStreamedZip(path: string, files: readonly StreamedFile[], date: Date): Promise<void> {
  const archive = new ZipFile();
  const written = pipeline(archive.outputStream, createWriteStream(path));
  archive.on('error', (error) => (archive.outputStream as Readable).destroy(error));
  for (const { name, bytes, read } of files)
    archive.addReadStreamLazy(name, { compress: false, mtime: date, mode: 0o100644, size: bytes }, (take) => {
      read().then(
        (stream) => take(null, stream),
        (error: unknown) => take(error, undefined!),
      );
    });
  archive.end();
  await written;
}

function* pieces(data: Buffer): Generator<Buffer> {
  for (let at = 0; at < data.length; at += PIECE) yield data.subarray(at, at + PIECE);
}
