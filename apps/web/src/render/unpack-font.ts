import type { UnpackFont } from '@figurina/contract';

/** What takes fonts apart for print. Undefined for who only looks at the page: fonts are what they are on any screen. */
export function unpackBy(
  unpack: UnpackFont | undefined,
): ((woff2: ArrayBuffer) => Promise<Uint8Array<ArrayBuffer>>) | undefined {
  return unpack && (async (woff2) => bytesOf(await unpack(base64Of(new Uint8Array(woff2)))));
}

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
