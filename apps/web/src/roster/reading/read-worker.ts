/** Reads what people give in a thread of its own: the page stays alive, and can end it. */
import { UnreadableFile } from './list-limits.ts';
import { parseText } from './parse-table.ts';
import { type GivenFile, NO_FILES, type RosterFiles, sortFiles } from './sort-files.ts';

/** Files, or a text with the name that it gets. */
export type ReadRequest = { readonly files: readonly GivenFile[] } | { readonly text: string; readonly name: string };

self.addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  void answer(data).then((read) => postMessage(read));
});

async function answer(request: ReadRequest): Promise<RosterFiles> {
  return 'files' in request ? sortFiles(request.files) : pasted(request);
}

async function pasted({ text, name }: { readonly text: string; readonly name: string }): Promise<RosterFiles> {
  try {
    const rows = await parseText(text);
    return rows.length > 0 ? { ...NO_FILES, table: { name, rows } } : NO_FILES;
  } catch (cause) {
    const reason = cause instanceof UnreadableFile ? cause.fault : 'not_a_table';
    return { ...NO_FILES, unreadable: [{ name, reason }] };
  }
}
