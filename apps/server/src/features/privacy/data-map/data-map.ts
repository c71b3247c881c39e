/** Every table: the one place that docs/privacy.md, the export of a person's data and their erasure follow. */
import { ACCOUNTS } from './accounts.ts';
import { ALBUMS } from './albums.ts';
import { CONTRIBUTORS } from './contributors.ts';
import { OPERATIONS } from './operations.ts';
import { SHOP } from './shop.ts';
import { columnsOf, type TableNote, type TableNotes } from './table-note.ts';

export const DATA_MAP: TableNotes = { ...ACCOUNTS, ...ALBUMS, ...CONTRIBUTORS, ...SHOP, ...OPERATIONS };

export const GROUPS: Readonly<Record<string, TableNotes>> = {
  'Accounts and consents': ACCOUNTS,
  'Albums and who works in them': ALBUMS,
  'People who hand in photos': CONTRIBUTORS,
  'Orders and invoices': SHOP,
  'Mails and operations': OPERATIONS,
};

/** What may be shown of a row to the person that it is about. */
export function shownColumns({ personal, other, secret = '' }: TableNote): readonly string[] {
  const hidden = new Set(columnsOf(secret));
  return [...columnsOf(personal), ...columnsOf(other)].filter((column) => !hidden.has(column));
}
