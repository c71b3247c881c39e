/** What was dropped or chosen, sorted out: the table, and pictures by name. Archives and folders are opened. */
import { guessEncoding } from '@figurina/album';

export interface RosterFiles {
  readonly table: { readonly name: string; readonly rows: readonly (readonly string[])[] } | null;
  /** By path, as far as it is known. */
  readonly photos: ReadonlyMap<string, File>;
  /** Names of files that could not be read, with the reason's key. */
  readonly unreadable: readonly {
    readonly name: string;
    readonly reason: 'not_a_table' | 'broken_archive' | 'unknown_type';
  }[];
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

/** Adds files to what is there already; a second table takes the place of the first. */
export async function readFiles(
  before: RosterFiles,
  files: readonly { path: string; file: File }[],
): Promise<RosterFiles> {
  let { table } = before;
  const photos = new Map(before.photos);
  const unreadable = [...before.unreadable];
  for (const { path, file } of files) {
    if (isHidden(path)) continue;
    if (PICTURE.test(path)) photos.set(path, file);
    else if (ARCHIVE.test(path)) {
      const opened = await openArchive(file).catch(() => null);
      if (!opened) unreadable.push({ name: path, reason: 'broken_archive' });
      else {
        const inner = await readFiles({ table, photos: new Map(), unreadable: [] }, opened);
        table = inner.table;
        for (const [name, photo] of inner.photos) photos.set(name, photo);
      }
    } else if (TABLE.test(path)) {
      const rows = await readTable(file).catch(() => null);
      if (rows && rows.length > 0) table = { name: path, rows };
      else unreadable.push({ name: path, reason: 'not_a_table' });
    } else unreadable.push({ name: path, reason: 'unknown_type' });
  }
  return { table, photos, unreadable };
}

/** Rows of cells as text. Spreadsheets: the first sheet. Text: separator and encoding are guessed. */
async function readTable(file: File): Promise<string[][]> {
  if (/\.xlsx$/i.test(file.name)) {
    const { readSheet } = await import('read-excel-file/browser');
    const rows = await readSheet(file);
    return rows.map((row) => row.map(cellText)).filter((row) => row.some((cell) => cell !== ''));
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  return parseText(new TextDecoder(guessEncoding(bytes)).decode(bytes));
}

/** Text as it comes out of a file or a spreadsheet's clipboard. */
export async function parseText(text: string): Promise<string[][]> {
  const { default: papa } = await import('papaparse');
  // Two files that were put together may end their lines in two ways.
  const { data } = papa.parse<string[]>(text.replaceAll(/\r\n?/g, '\n'), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [';', ',', '\t', '|'],
  });
  return data.map((row) => row.map((cell) => cell.trim()));
}

function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell).trim() : '';
}

async function openArchive(file: File): Promise<{ path: string; file: File }[]> {
  const { unzip } = await import('fflate');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const wanted = (name: string): boolean => !isHidden(name) && (PICTURE.test(name) || TABLE.test(name));
  const entries = await new Promise<Record<string, Uint8Array>>((resolve, reject) =>
    unzip(bytes, { filter: ({ name }) => wanted(name) }, (error, data) => (error ? reject(error) : resolve(data))),
  );
  return Object.entries(entries).map(([path, data]) => {
    const extension = path.split('.').pop()!.toLowerCase();
    return {
      path,
      file: new File([data as BlobPart], path.split('/').pop()!, { type: PICTURE_TYPES[extension] ?? '' }),
    };
  });
}

/** What operating systems leave in folders and archives. */
function isHidden(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX');
}
