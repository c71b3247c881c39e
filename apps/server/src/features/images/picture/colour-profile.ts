/** Colour profiles (ICC): which one a picture carries, and how a PNG gets one. */
import { crc32, deflateSync } from 'node:zlib';

/** By the description in the profile, which stands there as ASCII or as UTF-16. */
export function isSrgb(profile: Uint8Array): boolean {
  const bytes = Buffer.from(profile.buffer, profile.byteOffset, profile.byteLength);
  return bytes.includes('sRGB', 0, 'latin1') || bytes.includes(Buffer.from('sRGB', 'utf16le').swap16());
}

/** The profile in a HEIC file's `colr` box. The decoder answers bare pixels, and phones photograph in Display P3. */
export function heicProfile(file: Uint8Array): Buffer | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  for (const type of ['colrprof', 'colrrICC']) {
    const at = bytes.indexOf(type, 0, 'latin1');
    if (at < 4) continue;
    const end = at - 4 + bytes.readUInt32BE(at - 4);
    const profile = bytes.subarray(at + 8, end);
    // Every profile carries this signature at 36.
    if (profile.length > 128 && profile.toString('latin1', 36, 40) === 'acsp') return profile;
  }
  return undefined;
}

/** A PNG with a colour profile; the pixels stay, their meaning changes. */
export function pngWithProfile(png: Buffer, profile: Uint8Array): Buffer {
  const afterHeader = 8 + 12 + png.readUInt32BE(8);
  const data = Buffer.concat([Buffer.from('iCCPprofile\0\0', 'latin1'), deflateSync(profile)]);
  const chunk = Buffer.alloc(data.length + 8);
  chunk.writeUInt32BE(data.length - 4, 0);
  data.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(data), data.length + 4);
  return Buffer.concat([png.subarray(0, afterHeader), chunk, png.subarray(afterHeader)]);
}
