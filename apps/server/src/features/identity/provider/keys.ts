/** The embedded provider's secrets: they outlive a restart, or everybody would be signed out by it. */
import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import { z } from 'zod';

const keysSchema = z.object({
  /** Private keys, the newest first: it signs, the others still verify. */
  signing: z
    .array(z.looseObject({ kty: z.literal('RSA'), kid: z.string(), d: z.string(), n: z.string(), e: z.string() }))
    .min(1),
  /** Secrets that sign cookies, the newest first. */
  cookies: z.array(z.string().min(32)).min(1),
});
export type Keys = z.infer<typeof keysSchema>;

export const SIGNING_ALGORITHM = 'RS256';

/** Reads `identity/keys.json` of the data directory, or makes it (readable by its owner alone). */
export async function loadKeys(dataDir: string): Promise<Keys> {
  const file = join(dataDir, 'identity', 'keys.json');
  return (await readKeys(file)) ?? (await makeKeys(file));
}

async function readKeys(file: string): Promise<Keys | undefined> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const read = keysSchema.safeParse(readJson(text));
  if (!read.success) throw new Error(`${file} cannot be read: remove it to make new keys (everybody signs in again)`);
  return read.data;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A command-line tool may be making the keys in this very moment: the first whole file wins. */
async function makeKeys(file: string): Promise<Keys> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  const keys = {
    signing: [{ ...jwk, kid, alg: SIGNING_ALGORITHM, use: 'sig' }],
    cookies: [randomBytes(32).toString('base64url')],
  };
  await mkdir(join(file, '..'), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const made = await readKeys(file);
  if (!made) throw new Error(`${file} vanished`);
  return made;
}

/** What may be shown of a key. */
export function publicKeys({ signing }: Keys): { keys: Record<string, unknown>[] } {
  return { keys: signing.map(({ kty, kid, n, e }) => ({ kty, kid, n, e, alg: SIGNING_ALGORITHM, use: 'sig' })) };
}
