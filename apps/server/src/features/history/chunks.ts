/**
 * A document in pieces: what the album is in large, each spread, the stickers of each chapter, pictures by the handful. A
 * piece is named by what it says, so that points share what did not change between them, and none is made of another one:
 * a damaged piece damages what it holds and nothing more.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { AlbumParts } from '@figurina/album';

type Stored = Readonly<Record<string, unknown>>;
interface StoredNode {
  readonly type: string;
  readonly parent: string | null;
}

const IMAGE_HANDFULS = 16;
/** Small pieces gain nothing from more, and it is done beside everything else. */
const QUALITY = 6;

/** The texts of the pieces, the same for the same document. */
export function splitParts(parts: AlbumParts): string[] {
  const { workspace, stickers, images, ...look } = parts;
  const nodes = workspace.nodes as Readonly<Record<string, StoredNode>>;
  const spreads = groupBy(Object.keys(nodes), (id) => spreadAbove(nodes, id));
  const chapters = groupBy(Object.keys(stickers), (id) => (stickers[id] as { sectionId: string }).sectionId);
  const handfuls = groupBy(Object.keys(images), (id) => String(handfulOf(id)));
  const branches = spreads.get('') ?? [];
  spreads.delete('');
  return [
    { workspace: { root: workspace.root, nodes: only(nodes, branches) }, ...look },
    ...[...spreads.values()].map((ids) => ({ workspace: { nodes: only(nodes, ids) } })),
    ...[...chapters.values()].map((ids) => ({ stickers: only(stickers, ids) })),
    ...[...handfuls.values()].map((ids) => ({ images: only(images, ids) })),
  ].map(canonical);
}

/** The parts again, of whatever version they were: to be parsed. */
export function joinParts(pieces: readonly string[]): Stored {
  const joined: Record<string, unknown> = {};
  for (const piece of pieces) merge(joined, JSON.parse(piece) as Stored);
  return { stickers: {}, images: {}, ...joined };
}

export function hashOf(piece: string): string {
  return createHash('sha256').update(piece).digest('base64url').slice(0, 22);
}

const [compress, decompress] = [promisify(brotliCompress), promisify(brotliDecompress)];

export async function pack(piece: string): Promise<Buffer> {
  return compress(piece, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
}

/** Throws when the piece is not what its name says. */
export async function unpack({ hash, data }: { readonly hash: string; readonly data: Buffer }): Promise<string> {
  const piece = (await decompress(data)).toString();
  if (hashOf(piece) !== hash) throw new Error(`The piece ${hash} of a point is damaged`);
  return piece;
}

/** The piece without these pictures, and without what names them. */
export function withoutImages(piece: string, ids: ReadonlySet<string>): string {
  return canonical(withoutNamed(JSON.parse(piece), ids));
}

/** JSON without fields of these names; where a value is one of them there is null. */
export function withoutNamed(value: unknown, names: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return names.has(value) ? null : value;
  if (Array.isArray(value)) return value.map((inside) => withoutNamed(inside, names));
  if (!isTable(value)) return value;
  const kept = Object.entries(value).filter(([key]) => !names.has(key));
  return Object.fromEntries(kept.map(([key, inside]) => [key, withoutNamed(inside, names)]));
}

export function mentions(piece: string, ids: ReadonlySet<string>): boolean {
  for (const id of ids) if (piece.includes(JSON.stringify(id))) return true;
  return false;
}

function merge(into: Record<string, unknown>, from: Stored): void {
  for (const [key, value] of Object.entries(from)) {
    const known = into[key];
    if (isTable(known) && isTable(value)) merge(known, value);
    else into[key] = value;
  }
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** '' for what stands above the spreads. */
function spreadAbove(nodes: Readonly<Record<string, StoredNode>>, id: string): string {
  for (let at: string | null = id; at !== null; at = nodes[at]?.parent ?? null)
    if (nodes[at]?.type === 'Spread') return at;
  return '';
}

function handfulOf(id: string): number {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
  return sum % IMAGE_HANDFULS;
}

function groupBy(ids: readonly string[], groupOf: (id: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const id of ids) {
    const group = groups.get(groupOf(id));
    if (group) group.push(id);
    else groups.set(groupOf(id), [id]);
  }
  return groups;
}

function only(table: Readonly<Record<string, unknown>>, ids: readonly string[]): Stored {
  return Object.fromEntries(ids.map((id) => [id, table[id]]));
}

/** JSON with the keys of every object in order: databases and editors reorder them. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isTable(value)) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${fields
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`)
    .join(',')}}`;
}
