import { Buffer } from 'node:buffer';
import { ZipFile } from 'yazl';

/** A stored (not deflated) ZIP: PDF, JPG and PNG do not shrink. Fixed times keep it reproducible. */
export async function zip(files: AsyncIterable<{ name: string; data: Buffer }>, date: Date): Promise<Buffer> {
  const archive = new ZipFile();
  const parts: Buffer[] = [];
  const written = (async () => {
    for await (const part of archive.outputStream) parts.push(part as Buffer);
  })();
  for await (const { name, data } of files) archive.addBuffer(data, name, { compress: false, mtime: date });
  archive.end();
  await written;
  return Buffer.concat(parts);
}
