/** The server looks for the face; without an answer the form goes on without. */
import type { Face } from '@figurina/album';
import type { PublicApi } from '../public-api.ts';

/** Long: nobody waits for it, and a server that is just starting loads its networks first. */
const PATIENCE_MS = 45_000;

/** Undefined when nobody answered; null when there is no face. */
export async function detectFace(api: PublicApi, token: string, shown: Blob): Promise<Face | null | undefined> {
  try {
    const request = { params: { token }, body: { base64_image: await base64Of(shown) } };
    const { face } = await api.detectFace(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return face;
  } catch {
    return undefined;
  }
}

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  // In runs: a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCodePoint(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}
