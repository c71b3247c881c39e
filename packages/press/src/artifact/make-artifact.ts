/**
 * All that a print shop gets of an album, in one archive: print files, the manifest of packs, a ticket, proofs, and a manifest
 * that says of each file what it is and that it passed its checks (P42). Everything lies on the disk on its way.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { PrintBrowser } from '../browser.ts';
import { checkManifest } from '../checks/check-manifest.ts';
import { exportAlbum, type ExportedFile, type ExportOrder } from '../export-album.ts';
import { writeStoredZip, type StoredFile } from '../zip.ts';
import { describeFile, type ManifestFile } from './describe-file.ts';

export interface ArtifactPart {
  /** Its name in the archive; pictures get their sheet's name after it. */
  readonly name: string;
  readonly order: Omit<ExportOrder, 'target' | 'onProgress'>;
  /** Pixels per inch of its coarsest picture. */
  readonly ppi?: number | null;
}

export interface ArtifactOrder {
  readonly parts: readonly ArtifactPart[];
  /** Files that are there already; they are taken away from where they lie. */
  readonly documents?: readonly (StoredFile & { readonly type: string })[];
  /** Files that are made of the others: asked for when those are there. */
  readonly texts: (files: readonly ManifestFile[]) => readonly { readonly name: string; readonly text: string }[];
  /** What the manifest says beside its files, asked for when they are made. */
  readonly about: () => Readonly<Record<string, unknown>>;
  readonly date: Date;
  /** Where the archive is written, without its extension. */
  readonly target: string;
  onProgress(progress: number): void;
}

export type ArtifactFile = Omit<ExportedFile, 'page' | 'files'> & {
  readonly sha256: string;
  /** What the manifest says of its files. */
  readonly described: readonly ManifestFile[];
};

const CSV_AND_XML = 'application/octet-stream';

/** Throws as an export does. The same order makes the same bytes (P37). */
export async function makeArtifact(browser: PrintBrowser, order: ArtifactOrder): Promise<ArtifactFile> {
  const onDisk: { name: string; path: string }[] = [];
  const described: ManifestFile[] = [];
  const inkPictures: string[] = [];
  const path = `${order.target}.zip`;
  try {
    for (const [at, part] of order.parts.entries()) {
      const onProgress = (done: number): void => order.onProgress((0.95 * (at + done)) / order.parts.length);
      const target = `${order.target}.${at}`;
      const made = await exportAlbum(browser, { ...part.order, target, onProgress, filesApart: true });
      if (made.inkPicture) inkPictures.push(made.inkPicture);
      for (const file of made.files) {
        const name = `${part.name}${file.suffix}`;
        onDisk.push({ name, path: file.path });
        const said = await describeFile(file.path, name, part.order.profile ?? null, made);
        described.push(part.ppi === undefined ? said : { ...said, min_ppi: part.ppi });
      }
    }
    for (const { name, path: lies, type } of order.documents ?? []) {
      onDisk.push({ name, path: lies });
      described.push({ name, ...(await digestOf(lies)), type });
    }
    for (const [at, { name, text }] of order.texts(described).entries()) {
      const file = `${order.target}.text${at}`;
      await writeFile(file, text);
      onDisk.push({ name, path: file });
      described.push({ name, ...(await digestOf(file)), type: CSV_AND_XML });
    }
    const manifest = `${order.target}.manifest`;
    await writeFile(manifest, `${JSON.stringify({ ...order.about(), files: described }, null, 2)}\n`);
    onDisk.push({ name: 'manifest.json', path: manifest });
    await writeStoredZip(path, inOrder(onDisk), order.date);
    const checks = described.flatMap(({ checks: own = [] }) => own);
    const { sha256, bytes } = await digestOf(path);
    const [inkPicture = null, ...more] = inkPictures;
    await Promise.all(more.map((one) => rm(one)));
    return {
      path,
      bytes,
      sha256,
      described,
      extension: 'zip',
      contentType: 'application/zip',
      inkPicture,
      checks: [
        ...checks,
        checkManifest(described, JSON.parse(await readFile(manifest, 'utf8')) as { files: unknown[] }),
      ],
    };
  } catch (error) {
    await Promise.all([path, ...inkPictures].map((one) => rm(one, { force: true })));
    throw error;
  } finally {
    await Promise.all(onDisk.map((file) => rm(file.path, { force: true })));
  }
}

/** As they are listed in a folder: nothing depends on how they were made. */
function inOrder(files: readonly StoredFile[]): StoredFile[] {
  return files.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

async function digestOf(path: string): Promise<{ readonly sha256: string; readonly bytes: number }> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { sha256: hash.digest('hex'), bytes: (await stat(path)).size };
}
