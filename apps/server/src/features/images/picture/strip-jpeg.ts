/**
 * Takes everything out of a JPEG that is not the picture: camera data with its location, thumbnails, comments, whatever
 * stands after its end. The picture itself is copied bit by bit, so nothing is lost by storing it. Keeps the colour profile.
 */
const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const COMMENT = 0xfe;
/** Baseline, extended and progressive: what every reader and PDF understand. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
const OTHER_FRAMES = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);

/** Undefined when the file is not a plain grey or colour JPEG of 8 bits, or is broken: then it has to be encoded anew. */
export function stripJpeg(bytes: Uint8Array): Buffer | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < 4 || file.readUInt16BE(0) !== 0xff00 + SOI) return undefined;
  const kept: Buffer[] = [file.subarray(0, 2)];
  let frames = 0;
  let at = 2;
  for (;;) {
    if (file[at] !== 0xff) return undefined;
    while (file[at + 1] === 0xff) at += 1;
    const marker = file[at + 1];
    if (marker === undefined) return undefined;
    if (marker === EOI) {
      kept.push(file.subarray(at, at + 2));
      return frames === 1 ? Buffer.concat(kept) : undefined;
    }
    if (at + 4 > file.length) return undefined;
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (end > file.length) return undefined;
    const segment = file.subarray(at, end);
    if (OTHER_FRAMES.has(marker)) return undefined;
    if (FRAMES.has(marker)) {
      frames += 1;
      if (segment[4] !== 8 || (segment[9] !== 1 && segment[9] !== 3)) return undefined;
    }
    if (isPicture(marker, segment)) kept.push(segment);
    at = end;
    if (marker === SOS) {
      at = endOfScan(file, end);
      kept.push(file.subarray(end, at));
    }
  }
}

function isPicture(marker: number, segment: Buffer): boolean {
  if (marker === COMMENT) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  const name = segment.toString('latin1', 4, 16);
  if (marker === 0xe0) return name.startsWith('JFIF\0');
  if (marker === 0xe2) return name.startsWith('ICC_PROFILE\0');
  // How the colours are coded.
  return marker === 0xee && name.startsWith('Adobe');
}

/** The coded picture goes on to the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return file.length;
}
