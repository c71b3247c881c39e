import {
  type AlbumDocument,
  type AlbumNode,
  type NodeType,
  type Operation,
  type Place,
  plainText,
  readPath,
  type Sticker,
} from '@figurina/album';
import { recordOf } from '../store/change.ts';

/** Something in the album, as a person would call it: its kind, and its name or first words where it has any. */
export interface Named {
  readonly kind: NodeType | 'sticker' | 'image' | 'color' | 'font' | 'settings';
  readonly id: string;
  readonly name: string;
}

/**
 * What a person is to be told of the fate of their changes. Words for each are in the catalogues under `sync.notice.*`.
 *
 * - `overwritten`: somebody changed the same property at the same time, and theirs is the one that stands.
 * - `removed`: somebody deleted at the same time what one was changing.
 * - `refused`: the server did not take a change; it was taken back on the screen too.
 * - `set_aside`: a lock refused a change that was made before it was known; it is kept on the device, to be taken up again.
 * - `merged`: two people wrote in one text; it now holds the words of both.
 * - `unstored`: this browser cannot store pending changes; they live as long as the tab.
 * - `unreached`: the server cannot be reached, or not understood, told once an outage and code; it is tried again.
 * - `merge_error`: the server could not read what was sent; the album is fetched anew and it is tried again.
 * - `stopped`: the server does not let this person, or this program (`client_outdated`), save; trying again would not help.
 */
export type Notice =
  | { readonly kind: 'overwritten' | 'removed'; readonly by: string; readonly things: readonly Named[] }
  | { readonly kind: 'refused'; readonly code: string; readonly label: string; readonly things: readonly Named[] }
  | { readonly kind: 'merged'; readonly things: readonly Named[] }
  | { readonly kind: 'set_aside'; readonly things: readonly Named[] }
  | { readonly kind: 'unstored' | 'merge_error' }
  | { readonly kind: 'unreached'; readonly isDurable: boolean; readonly code: string | null }
  | { readonly kind: 'stopped'; readonly isDurable: boolean; readonly code: string };

const WORDS_SHOWN = 30;
const KINDS = { stickers: 'sticker', images: 'image', colors: 'color', fonts: 'font', settings: 'settings' } as const;

/**
 * The things that operations are about, each once; named from the first document that still has them, or from `gone`,
 * or from the operation itself.
 */
export function namedThings(
  documents: readonly AlbumDocument[],
  operations: readonly Operation[],
  gone: ReadonlyMap<string, Named> = new Map(),
): Named[] {
  const things = new Map<string, Named>();
  for (const operation of operations) {
    const place = readPath(operation.part, operation.path);
    if (!place || things.has(`${place.table}:${place.id}`)) continue;
    const { table, id } = place;
    const record = first(documents, (document) => recordOf(document, place));
    const thing = record ? named(table, id, record) : (gone.get(id) ?? named(table, id, written(operation)));
    if (thing) things.set(`${table}:${id}`, thing);
  }
  return [...things.values()];
}

export function isThere(document: AlbumDocument, { kind, id }: Named): boolean {
  const [table] = (Object.keys(KINDS) as (keyof typeof KINDS)[]).filter((one) => KINDS[one] === kind);
  return recordOf(document, { table: table ?? 'nodes', id }) !== undefined;
}

function named(table: Place['table'], id: string, record: object | undefined): Named | null {
  if (table !== 'nodes') return { kind: KINDS[table], id, name: (record as Sticker | undefined)?.name ?? '' };
  const node = record as AlbumNode | undefined;
  return node ? { kind: node.type, id, name: nodeName(node) } : null;
}

function first<Value>(
  documents: readonly AlbumDocument[],
  read: (document: AlbumDocument) => Value | undefined,
): Value | undefined {
  for (const document of documents) {
    const value = read(document);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** The record that an operation writes whole. */
function written(operation: Operation): object | undefined {
  const isRecord =
    'value' in operation && typeof operation.value === 'object' && operation.value !== null && 'id' in operation.value;
  return isRecord ? (operation.value as object) : undefined;
}

function nodeName(node: AlbumNode): string {
  const name = node.props?.name ?? '';
  if (name !== '' || node.type !== 'Text' || !node.props?.text) return name;
  const words = plainText(node.props.text).replace(/\s+/g, ' ').trim();
  return words.length > WORDS_SHOWN ? `${words.slice(0, WORDS_SHOWN)}…` : words;
}
