/** ZIP archives out of a file of any size: the table of contents is read, the entries only when they are asked for. */
import { UnreadableFile } from './list-limits.ts';

export interface ZipEntry {
  readonly name: string;
  /** As the archive says; `bytes` goes by what comes out. */
  readonly size: number;
  /** What is in it. Refuses with `too_much_inside` as soon as more than `most` bytes come out. */
  bytes(most: number): Promise<Blob>;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
/** The end record and the longest comment behind it. */
const END_WITHIN = 22 + 0xffff;
const CONTENTS_MOST = 20_000_000;
const [STORED, DEFLATED] = [0, 8];
const [ENCRYPTED] = [1];

/** Directories are left out. Archives that are split, encrypted or beyond 4 GB are not read. */
export async function zipEntries(file: Blob): Promise<ZipEntry[]> {
  const tail = await viewOf(file.slice(Math.max(0, file.size - END_WITHIN)));
  let at = tail.byteLength - 22;
  while (at >= 0 && tail.getUint32(at, true) !== END) at--;
  if (at < 0) throw new UnreadableFile('broken_archive');
  const count = tail.getUint16(at + 10, true);
  const [size, start] = [tail.getUint32(at + 12, true), tail.getUint32(at + 16, true)];
  if (size > CONTENTS_MOST) throw new UnreadableFile('too_much_inside');
  const contents = await viewOf(file.slice(start, start + size));
  const entries: ZipEntry[] = [];
  for (let offset = 0, index = 0; index < count; index++) {
    if (offset + 46 > contents.byteLength || contents.getUint32(offset, true) !== CENTRAL)
      throw new UnreadableFile('broken_archive');
    const length = contents.getUint16(offset + 28, true);
    const name = nameOf(
      new Uint8Array(contents.buffer, offset + 46, Math.min(length, contents.byteLength - offset - 46)),
    );
    if (!name.endsWith('/')) entries.push(entryAt(file, contents, offset, name));
    offset += 46 + length + contents.getUint16(offset + 30, true) + contents.getUint16(offset + 32, true);
  }
  return entries;
}

function entryAt(file: Blob, contents: DataView<ArrayBuffer>, offset: number, name: string): ZipEntry {
  const flags = contents.getUint16(offset + 8, true);
  const method = contents.getUint16(offset + 10, true);
  const packed = contents.getUint32(offset + 20, true);
  const header = contents.getUint32(offset + 42, true);
  return {
    name,
    size: contents.getUint32(offset + 24, true),
    async bytes(most) {
      if (flags & ENCRYPTED || (method !== STORED && method !== DEFLATED)) throw new UnreadableFile('broken_archive');
      const local = await viewOf(file.slice(header, header + 30));
      if (local.byteLength < 30) throw new UnreadableFile('broken_archive');
      const start = header + 30 + local.getUint16(26, true) + local.getUint16(28, true);
      const data = file.slice(start, start + packed);
      if (method === DEFLATED) return inflated(data, most);
      if (data.size > most) throw new UnreadableFile('too_much_inside');
      return data;
    },
  };
}

async function inflated(data: Blob, most: number): Promise<Blob> {
  const reader = data.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new UnreadableFile('broken_archive');
    });
    if (done) return new Blob(parts);
    size += value.byteLength;
    if (size > most) {
      void reader.cancel();
      throw new UnreadableFile('too_much_inside');
    }
    parts.push(value);
  }
}

async function viewOf(part: Blob): Promise<DataView<ArrayBuffer>> {
  return new DataView(await part.arrayBuffer());
}

/** Many programs write UTF-8 without saying so; what is none is read as Windows writes it. */
function nameOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
