/** Reads the blueprints of content/ (see content/README.md) in one language. */
import { z } from 'zod';
import { ALBUM_LANGUAGES, type AlbumDocument, type AlbumLanguage, CATEGORIES } from '../album.ts';
import { recordIdSchema } from '../check-record.ts';
import { MOST_COLORS } from '../image.ts';
import type { ParsedAlbum } from '../parse-album.ts';
import { fromExchange } from './exchange-album.ts';
import { withTemplateMark } from '../template-mark.ts';
import { fiveColors } from '../../palette/palette-presets.ts';
import { type ExchangeNode, readExchangeNode } from './exchange-node.ts';

const wording = z.record(z.enum(ALBUM_LANGUAGES), z.string());
const questionSchema = z.object({
  id: z.string().regex(/^[a-z][a-z-]{0,30}$/),
  kind: z.enum(['line', 'lines', 'number', 'date']),
  label: wording,
  example: wording,
});

const blueprintFileSchema = z.object({
  id: recordIdSchema,
  schema_version: z.int(),
  blueprint_category: z.enum(CATEGORIES),
  title: wording,
  description: wording,
  colors: z.record(z.string(), z.string()),
  fonts: z.record(z.string(), z.unknown()),
  sticker_template_settings: z.record(z.string(), z.unknown()),
  images: z.array(
    z.object({
      id: recordIdSchema,
      file: z.string().min(1),
      width: z.int().positive(),
      height: z.int().positive(),
      own_colors: z.boolean().default(false),
    }),
  ),
  texts: z.record(z.string(), z.union([wording, z.array(wording).min(1)])),
  questions: z.array(questionSchema).max(15).default([]),
  workspace: z.unknown(),
  layouts: z.array(
    z.object({
      id: recordIdSchema,
      name: wording,
      role: z.string(),
      by_hand: z.boolean().default(false),
      spread: z.unknown(),
    }),
  ),
});
type BlueprintFile = z.infer<typeof blueprintFileSchema>;

/** What lists say of a blueprint: read without its tree's props, hence quickly. */
export interface BlueprintSummaryFile {
  readonly id: string;
  readonly category: BlueprintFile['blueprint_category'];
  readonly title: Readonly<Record<AlbumLanguage, string>>;
  readonly description: Readonly<Record<AlbumLanguage, string>>;
  /** Which file beside the blueprint each picture is. */
  readonly files: ReadonlyMap<string, string>;
  readonly spreadsCount: number;
}

export interface BlueprintInLanguage {
  readonly id: string;
  readonly category: BlueprintFile['blueprint_category'];
  readonly title: string;
  readonly description: string;
  /** Its pictures stand in `images` as blueprint pictures, by the ids of the file. */
  readonly document: AlbumDocument;
  /** Which file beside the blueprint each picture is. */
  readonly files: ReadonlyMap<string, string>;
  readonly layouts: readonly BlueprintLayout[];
}
export interface BlueprintLayout {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly spread: ExchangeNode;
}

export type ReadBlueprint =
  | { readonly ok: true; readonly blueprint: BlueprintInLanguage }
  | Extract<ParsedAlbum, { ok: false }>;

/** `file` is the parsed JSON of a blueprint.json; null when it is none. */
export function summarizeBlueprint(file: unknown): BlueprintSummaryFile | null {
  const { data } = blueprintFileSchema.safeParse(file);
  const tree = data && readExchangeNode(data.workspace);
  if (!tree) return null;
  return {
    id: data.id,
    category: data.blueprint_category,
    title: data.title,
    description: data.description,
    files: filesOf(data),
    spreadsCount: tree.children.reduce((sum, { children }) => sum + children.length, 0),
  };
}

/** `file` is the parsed JSON of a blueprint.json. */
export function readBlueprint(file: unknown, language: AlbumLanguage): ReadBlueprint {
  const read = blueprintFileSchema.safeParse(file);
  if (!read.success) return unreadable(read.error.issues[0]?.path.join('/') ?? '', z.prettifyError(read.error));
  const { data } = read;
  const tree = readExchangeNode(data.workspace);
  const layouts = data.layouts.map((layout) => ({ ...layout, spread: readExchangeNode(layout.spread) }));
  const lost = layouts.find(({ spread }) => !spread);
  if (!tree || lost) return unreadable(lost ? `layouts/${lost.id}` : 'workspace', 'not a tree');
  const missing = new Set<string>();
  const people = new Set(data.images.filter(({ own_colors }) => own_colors).map(({ id }) => id));
  const inLanguage = (node: ExchangeNode) => marked(translated(node, data.texts, language, missing), people);
  const palette = drawnIn(data);
  const parsed = fromExchange({
    schema_version: data.schema_version,
    workspace: inLanguage(tree),
    stickers: [],
    colors: data.colors,
    fonts: data.fonts,
    sticker_template_settings: data.sticker_template_settings,
    images: data.images.map(({ id, file, width, height, own_colors }) => ({
      id,
      filename: file,
      blueprint_image: true,
      ...(!own_colors && { palette }),
      details: { width, height, face: null },
    })),
  });
  if (!parsed.ok) return parsed;
  const translatedLayouts = layouts.map(({ id, name, role, spread }) => ({
    id,
    name: name[language],
    role,
    spread: inLanguage(spread!),
  }));
  const [untold] = missing;
  if (untold !== undefined) return unreadable(`texts/${untold}`, 'there is no such text');
  return {
    ok: true,
    blueprint: {
      id: data.id,
      category: data.blueprint_category,
      title: data.title[language],
      description: data.description[language],
      document: parsed.document,
      files: filesOf(data),
      layouts: translatedLayouts,
    },
  };
}

/** The five colours of its palette, and those that its pages name themselves: they stay in the drawings, too. */
function drawnIn({ colors, workspace, layouts }: BlueprintFile): readonly string[] {
  const own: readonly string[] = fiveColors(new Map(Object.entries(colors)));
  const named = JSON.stringify([workspace, layouts]).matchAll(/"(#[\da-f]{6})"/gi);
  const others = [...new Set(Array.from(named, ([, color]) => color!))].filter((color) => !own.includes(color));
  return [...own, ...others].slice(0, MOST_COLORS);
}

function filesOf({ images }: BlueprintFile): ReadonlyMap<string, string> {
  return new Map(images.map(({ id, file }) => [id, file]));
}

/** Tells what is the customer's to change. Drawn people are shown where theirs will be. */
function marked({ type, props, children }: ExchangeNode, people: ReadonlySet<string>): ExchangeNode {
  return {
    type,
    props: withTemplateMark(type, props, (image) => people.has(image)),
    children: children.map((child) => marked(child, people)),
  };
}

/** Names and texts that begin with `@` are keys of the texts; of several wordings the first that needs no answer. */
function translated(
  node: ExchangeNode,
  texts: BlueprintFile['texts'],
  language: AlbumLanguage,
  missing: Set<string>,
): ExchangeNode {
  const props = Object.fromEntries(
    Object.entries(node.props).map(([prop, value]) => {
      if (prop === 'image' && Array.isArray(value)) return [prop, value[0] as unknown];
      const key =
        (prop === 'name' || prop === 'text') && typeof value === 'string' && value.startsWith('@')
          ? value.slice(1)
          : null;
      if (key === null) return [prop, value];
      if (!texts[key]) missing.add(key);
      const wordings = [texts[key] ?? []].flat().map((words) => words[language]);
      return [prop, wordings.find((words) => !words.includes('{answer-')) ?? ''];
    }),
  );
  return { ...node, props, children: node.children.map((child) => translated(child, texts, language, missing)) };
}

function unreadable(at: string, detail: string): Extract<ParsedAlbum, { ok: false }> {
  return { ok: false, code: 'unreadable', at, detail };
}
