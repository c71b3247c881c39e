/** Reads the blueprints of content/ (see content/README.md) in one language. */
import { z } from 'zod';
import { ALBUM_LANGUAGES, type AlbumDocument, type AlbumLanguage, CATEGORIES } from '../album.ts';
import { recordIdSchema } from '../check-record.ts';
import { chosenElements } from '../choose-words.ts';
import { MOST_COLORS } from '../image.ts';
import type { ParsedAlbum } from '../parse-album.ts';
import { fromExchange } from './exchange-album.ts';
import { MOST_QUESTIONS, QUESTION_KINDS, questionIdSchema } from '../question.ts';
import { Said } from '../said.ts';
import { withTemplateMark } from '../template-mark.ts';
import { namesAnswer } from '../wordings.ts';
import { fiveColors } from '../../palette/palette-presets.ts';
import { type ExchangeNode, readExchangeNode } from './exchange-node.ts';

const wording = z.record(z.enum(ALBUM_LANGUAGES), z.string());
const questionFileSchema = z.object({
  id: questionIdSchema,
  kind: z.enum(QUESTION_KINDS),
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
  questions: z.array(questionFileSchema).max(MOST_QUESTIONS).default([]),
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
  readonly by_hand: boolean;
  readonly spread: BlueprintNode;
}
/** A node that may say or show one of several things: its props say what it does without an answer, as the first of all. */
export interface BlueprintNode extends ExchangeNode {
  readonly wordings: readonly string[];
  readonly images: readonly string[];
  readonly children: readonly BlueprintNode[];
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
    workspace: withQuestions(asPages(withLayouts(inLanguage(tree), tree, layouts)), data, language),
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
  const translatedLayouts = layouts.map(({ id, name, role, by_hand, spread }) => ({
    id,
    name: name[language],
    role,
    by_hand,
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
function marked(node: BlueprintNode, people: ReadonlySet<string>): BlueprintNode {
  return {
    ...node,
    props: withTemplateMark(node.type, node.props, (image) => people.has(image)),
    children: node.children.map((child) => marked(child, people)),
  };
}

/** Names and texts that begin with `@` are keys of the texts; of several wordings the first that needs no answer. */
function translated(
  node: ExchangeNode,
  texts: BlueprintFile['texts'],
  language: AlbumLanguage,
  missing: Set<string>,
): BlueprintNode {
  const { image } = node.props;
  const images = Array.isArray(image) ? (image as string[]) : [];
  const wordingsOf = (value: unknown): string[] | null => {
    const key = typeof value === 'string' && value.startsWith('@') ? value.slice(1) : null;
    if (key === null) return null;
    if (!texts[key]) missing.add(key);
    return [texts[key] ?? []].flat().map((words) => words[language]);
  };
  const [name, text] = [wordingsOf(node.props['name']), wordingsOf(node.props['text'])];
  const said = text?.find((words) => !namesAnswer(words)) ?? '';
  return {
    type: node.type,
    props: {
      ...node.props,
      ...(images.length > 0 && { image: images[0] }),
      ...(name && { name: name[0] ?? '' }),
      ...(text && { text: said }),
    },
    wordings: text ?? [],
    images,
    children: node.children.map((child) => translated(child, texts, language, missing)),
  };
}

/** The pages of a new album: what they say and show is chosen as for any other. */
function asPages(root: BlueprintNode): BlueprintNode {
  const choosing = { said: new Said(), answers: {} };
  const chosen = (node: BlueprintNode): BlueprintNode => ({
    ...node,
    children: node.type === 'Spread' ? chosenElements(node.children, choosing) : node.children.map(chosen),
  });
  return chosen(root);
}

/** Names the layouts that pages are made of: `tree` is the file's, word for word. */
function withLayouts(
  root: BlueprintNode,
  tree: ExchangeNode,
  layouts: readonly { readonly id: string; readonly spread: ExchangeNode | null }[],
): BlueprintNode {
  const ids = new Map(layouts.map(({ id, spread }) => [lookOf(spread!), id]));
  const named = (node: BlueprintNode, source: ExchangeNode): BlueprintNode => {
    if (node.type !== 'Spread')
      return { ...node, children: node.children.map((child, at) => named(child, source.children[at]!)) };
    const layout = ids.get(lookOf(source));
    return layout === undefined ? node : { ...node, props: { ...node.props, layout } };
  };
  return named(root, tree);
}

/** Without ids, which go by the place in the tree, and what the page itself is called. */
function lookOf(spread: ExchangeNode): string {
  const look = ({ type, props: { id: _id, ...props }, children }: ExchangeNode): object => [
    type,
    props,
    children.map(look),
  ];
  const { name: _name, ...ground } = spread.props;
  return JSON.stringify(look({ ...spread, props: ground }));
}

function withQuestions(root: BlueprintNode, { questions }: BlueprintFile, language: AlbumLanguage): BlueprintNode {
  const asked = questions.map(({ id, kind, label, example }) => {
    return { id, kind, label: label[language], example: example[language] };
  });
  return { ...root, props: { ...root.props, ...(asked.length > 0 && { questions: asked }) } };
}

function unreadable(at: string, detail: string): Extract<ParsedAlbum, { ok: false }> {
  return { ok: false, code: 'unreadable', at, detail };
}
