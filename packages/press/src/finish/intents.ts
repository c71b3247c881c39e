/** The printing conditions that a file may be made for, each with its profile, which goes into the file. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import type { PrintIntent } from '@figurina/album';

export interface Intent {
  /** As the ICC's registry names the condition. */
  readonly identifier: string;
  readonly info: string;
  readonly path: string;
  /** SHA-256 of the profile: no other one may be in a file. */
  readonly sha256: string;
}

export const INTENTS: Readonly<Record<PrintIntent, Intent>> = {
  fogra39: {
    identifier: 'FOGRA39',
    info: 'ISO Coated v2 300% (basICColor), offset on coated paper',
    path: join(import.meta.dirname, '../../icc/ISOcoated_v2_300_bas.icc'),
    sha256: 'b424c77f40c3423c925536f8ae08634985ccd0fe80eb253d5d229197ded7e886',
  },
};

const packed = new Map<string, Promise<Uint8Array>>();

/** The profile as it stands in every file, deflated. */
export function packedProfile({ path }: Intent): Promise<Uint8Array> {
  const known = packed.get(path) ?? readFile(path).then((bytes) => deflateSync(bytes));
  packed.set(path, known);
  return known;
}
