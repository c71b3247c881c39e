import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { endSchema, headerSchema, tableSchema, type BackupHeader, type BackupTable } from './backup-format.ts';

/** Rows of one table, as the text of their JSON arrays. */
export interface BackupRows {
  table: BackupTable;
  rows: string[];
}

export type CheckAnswer = { ok: true; header: BackupHeader } | { ok: false; reason: string };

/** Reads the whole file once: nothing is restored from one that is cut off or damaged. */
export async function checkBackup(file: string): Promise<CheckAnswer> {
  let header: BackupHeader | undefined;
  let rows = 0;
  let end: number | undefined;
  try {
    for await (const line of linesOf(file)) {
      if (!header) header = headerSchema.parse(JSON.parse(line));
      else if (line.startsWith('[')) rows += 1;
      else end = endSchema.safeParse(JSON.parse(line)).data?.rows;
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return {
      ok: false,
      reason: code === 'ENOENT' ? 'there is no such file' : `it cannot be read (${message.split('\n')[0]})`,
    };
  }
  if (!header) return { ok: false, reason: 'it is empty' };
  return end === rows ? { ok: true, header } : { ok: false, reason: 'it is incomplete' };
}

/** The rows in the order of the file, not more than `bytesAtOnce` (but at least one) at a time. */
export async function* readRows(file: string, bytesAtOnce = 4_000_000): AsyncGenerator<BackupRows> {
  let table: BackupTable | undefined;
  let rows: string[] = [];
  let bytes = 0;
  for await (const line of linesOf(file)) {
    const isRow = line.startsWith('[');
    if (table && rows.length > 0 && (!isRow || bytes + line.length > bytesAtOnce)) {
      yield { table, rows };
      rows = [];
      bytes = 0;
    }
    if (isRow) {
      rows.push(line);
      bytes += line.length;
    } else table = tableSchema.safeParse(JSON.parse(line)).data ?? table;
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unpacked = source.pipe(createGunzip());
  source.on('error', (error) => unpacked.destroy(error));
  // A reader of lines does not hear of its input's errors: they are kept and thrown at the end.
  let failure: Error | undefined;
  unpacked.on('error', (error) => {
    failure = error;
  });
  yield* createInterface({ input: unpacked, crlfDelay: Infinity });
  if (failure) throw failure;
}
