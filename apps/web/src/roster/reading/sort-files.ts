/** What was dropped or chosen, sorted out: the table, and pictures by name. Archives and folders are opened. */
import { isBrokenPicture } from './broken-picture.ts';
import { type FileFault, LIST_LIMITS, type ListLimits, UnreadableFile } from './list-limits.ts';
import { parseFile, type Table } from './parse-table.ts';
import { zipEntries } from './zip-entries.ts';

export interface RosterFiles {
  readonly table: { readonly name: string; readonly rows: Table } | null;
  /** By path, as far as it is known. */
  readonly photos: ReadonlyMap<string, File>;
  readonly unreadable: readonly { readonly name: string; readonly reason: FileFault }[];
}

export interface GivenFile {
  readonly path: string;
  readonly file: File;
}

export const NO_FILES: RosterFiles = { table: null, photos: new Map(), unreadable: [] };

const TABLE = /\.(csv|tsv|txt|xlsx)$/i;
const PICTURE = /\.(jpe?g|png|webp|heic|heif|avif|gif|svg)$/i;
const ARCHIVE = /\.zip$/i;
const PICTURE_TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  heif: 'image/heif',
  avif: 'image/avif',
  gif: 'image/gif',
  svg: 'image/svg+xml',
};

/** The last table is the list. A file that cannot be read never stops the others. */
export async function sortFiles(files: readonly GivenFile[], limits: ListLimits = LIST_LIMITS): Promise<RosterFiles> {
  let table: RosterFiles['table'] = null;
  const photos = new Map<string, File>();
  const unreadable: { name: string; reason: FileFault }[] = [];
  for (const { path, file } of files) {
    if (isHidden(path)) continue;
    try {
      if (PICTURE.test(path)) photos.set(path, await wholePicture(file, path));
      else if (ARCHIVE.test(path)) {
        const inner = await sortFiles(await openArchive(file, limits), limits);
        table = inner.table ?? table;
        for (const [name, photo] of inner.photos) photos.set(name, photo);
        unreadable.push(...inner.unreadable);
      } else if (TABLE.test(path)) {
        const rows = await parseFile(file, path, limits);
        if (rows.length === 0) throw new UnreadableFile('not_a_table');
        table = { name: path, rows };
      } else throw new UnreadableFile('unknown_type');
    } catch (cause) {
      const reason =
        cause instanceof UnreadableFile ? cause.fault : ARCHIVE.test(path) ? 'broken_archive' : 'not_a_table';
      unreadable.push({ name: path, reason });
    }
  }
  return { table, photos, unreadable };
}

/** What was there with what came: a second table takes the place of the first. */
export function withFiles(before: RosterFiles, read: RosterFiles): RosterFiles {
  return {
    table: read.table ?? before.table,
    photos: new Map([...before.photos, ...read.photos]),
    unreadable: [...before.unreadable, ...read.unreadable],
  };
}

async function wholePicture(file: File, path: string): Promise<File> {
  if (await isBrokenPicture(file, path)) throw new UnreadableFile('broken_picture');
  return file;
}

async function openArchive(file: File, limits: ListLimits): Promise<GivenFile[]> {
  const entries = await zipEntries(file);
  const wanted = entries.filter(({ name }) => !isHidden(name) && (PICTURE.test(name) || TABLE.test(name)));
  if (wanted.length > limits.archiveFiles) throw new UnreadableFile('too_much_inside');
  let left = limits.archiveUnpacked;
  const opened: GivenFile[] = [];
  for (const { name: path, bytes } of wanted) {
    const data = await bytes(Math.min(left, limits.pictureBytes));
    left -= data.size;
    const type = PICTURE_TYPES[path.split('.').pop()!.toLowerCase()] ?? '';
    opened.push({ path, file: new File([data], path.split('/').pop()!, { type }) });
  }
  return opened;
}

/** What operating systems leave in folders and archives. */
function isHidden(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX');
}
