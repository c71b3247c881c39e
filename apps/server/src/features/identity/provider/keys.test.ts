import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadKeys, publicKeys } from './keys.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'figurina-keys-'))));
afterEach(async () => rm(folder, { recursive: true }));

test('keys are made once, whoever asks first, and only their owner reads them', async () => {
  const all = await Promise.all([loadKeys(folder), loadKeys(folder), loadKeys(folder)]);
  expect(all[1]).toEqual(all[0]);
  expect(all[2]).toEqual(all[0]);
  expect(await loadKeys(folder)).toEqual(all[0]);
  const { mode } = await stat(join(folder, 'identity/keys.json'));
  expect(mode & 0o777).toBe(0o600);
  expect((await stat(join(folder, 'identity'))).mode & 0o777).toBe(0o700);
});

test('the public side holds nothing of the private one', async () => {
  const keys = await loadKeys(folder);
  const shown = JSON.stringify(publicKeys(keys));
  expect(shown).toContain(keys.signing[0]!.n);
  for (const part of ['d', 'p', 'q', 'dp', 'dq', 'qi']) expect(shown).not.toContain(`"${part}":`);
});

test('a file that is no key file is named, not replaced', async () => {
  await loadKeys(folder);
  const file = join(folder, 'identity/keys.json');
  await writeFile(file, '{ "signing": [] }');
  await expect(loadKeys(folder)).rejects.toThrow(file);
  expect(await readFile(file, 'utf8')).toBe('{ "signing": [] }');
});
