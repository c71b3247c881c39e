import type { Scene } from './read-scene.ts';

/**
 * A word that stays the same as long as a spread looks the same: the hash of all that its painter reads. Null where the
 * browser hashes nothing (a page without a secure address).
 */
export async function sceneFingerprint(scene: Scene): Promise<string | null> {
  if (!('subtle' in crypto)) return null;
  const { palette, fonts } = scene.look;
  const words = JSON.stringify([palette, fonts, scene], plain);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Maps as lists; the look once and not at every text; addresses without the token that says who reads. */
function plain(key: string, value: unknown): unknown {
  if (key === 'look') return undefined;
  if (key === 'url' && typeof value === 'string') return value.replace(/\?.*/, '');
  return value instanceof Map ? [...value] : value;
}
