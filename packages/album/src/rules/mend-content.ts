import { DEFAULT_FONTS } from '../document/defaults.ts';
import type { AlbumDocument, PartName } from '../document/album.ts';
import { FONT_ROLES, isFontFamily, type FontRole } from '../document/fonts.ts';
import type { PropsOf } from '../document/nodes/node-props.ts';
import type { AlbumNode } from '../document/nodes/node.ts';
import { answerMax } from '../document/question.ts';
import type { RichText } from '../document/rich-text.ts';
import type { Sticker, StickerTemplateSettings } from '../document/sticker.ts';
import type { Operation, Patch } from '../patch/patch.ts';
import { TEXT_LETTERS_MOST, textWithin } from '../text/text-limit.ts';
import {
  type ContentRule,
  isAlbumLayout,
  isBlank,
  isFontOf,
  isOwnLayout,
  nodeFault,
  settingsFault,
  stickerFault,
} from './content-rules.ts';

/** One thing of a stored document that broke a rule made after it was written, and was put right when it was read. */
export interface Repair {
  readonly rule: ContentRule | 'out_of_range';
  /** Full path of the record. */
  readonly at: string;
}

export interface Mending {
  readonly patch: Patch;
  readonly repairs: readonly Repair[];
}

/** A name for who or what has none: the same in all languages. */
export const UNNAMED = 'N. N.';
const FALLBACK: FontRole = 'paragraph';

/** What makes a document keep the rules of content; an empty patch as a rule. */
export function mendContent(document: AlbumDocument): Mending {
  const patch: Operation[] = [];
  const repairs: Repair[] = [];
  function mend(rule: ContentRule, part: PartName, path: string, operations: readonly Operation[]): void {
    repairs.push({ rule, at: `${part}:${path}` });
    patch.push(...operations);
  }
  for (const node of document.nodes.values()) {
    const rule = nodeFault(document, node);
    const path = `nodes/${node.id}`;
    if (rule) mend(rule, 'workspace', path, sets('workspace', `${path}/props/`, mendedProps(document, node)));
  }
  for (const sticker of document.stickers.values()) {
    const rule = stickerFault(sticker);
    if (rule) mend(rule, 'stickers', sticker.id, sets('stickers', `${sticker.id}/`, mendedSticker(sticker)));
  }
  const rule = settingsFault(document.settings);
  const part = 'sticker_template_settings';
  if (rule) mend(rule, part, '', sets(part, '', mendedSettings(document.settings)));
  for (const [key, { family }] of document.fonts) {
    if (isFontFamily(family)) continue;
    const role = FONT_ROLES.find((one) => one === key) ?? FALLBACK;
    mend('font_unknown', 'fonts', key, sets('fonts', '', { [key]: DEFAULT_FONTS[role] }));
  }
  return { patch, repairs };
}

/** Texts in fonts that the album has: another one becomes its font for running text. */
export function withKnownFonts(
  document: AlbumDocument,
  { font, text }: Partial<Pick<PropsOf<'Text'>, 'font' | 'text'>>,
): { font?: string; text?: RichText } {
  return {
    ...(font !== undefined && { font: isFontOf(document, font) ? font : FALLBACK }),
    ...(text !== undefined && { text: inKnownFonts(document, text) }),
  };
}

function mendedProps(document: AlbumDocument, node: AlbumNode): object {
  if (node.type === 'Section') return { name: UNNAMED };
  if (node.type === 'Root') {
    const { questions, answers } = node.props;
    const cut = Object.entries(answers).map(([id, answer]) => [id, answer.slice(0, answerMax(questions, id))]);
    return { answers: Object.fromEntries(cut) as object };
  }
  if (node.type !== 'Text') return {};
  const { font, text } = node.props;
  return withKnownFonts(document, { font, text: textWithin(text, TEXT_LETTERS_MOST).text });
}

function mendedSticker({ name, stickerLayout, cellLayout }: Sticker): object {
  return {
    ...(isBlank(name) && { name: UNNAMED }),
    ...(!isOwnLayout(stickerLayout) && { stickerLayout: 'default' }),
    ...(!isOwnLayout(cellLayout) && { cellLayout: 'default' }),
  };
}

function mendedSettings({ id, cell_id }: StickerTemplateSettings): object {
  return {
    ...(!isAlbumLayout(id) && { id: 'default' }),
    ...(cell_id !== '' && !isAlbumLayout(cell_id) && { cell_id: '' }),
  };
}

function inKnownFonts(document: AlbumDocument, text: RichText): RichText {
  return {
    paragraphs: text.paragraphs.map((paragraph) => ({
      ...paragraph,
      content: paragraph.content.map((inline) => {
        if ('break' in inline || inline.font === undefined || isFontOf(document, inline.font)) return inline;
        const { font: _unknown, ...plain } = inline;
        return plain;
      }),
    })),
  };
}

function sets(part: PartName, path: string, fields: object): Operation[] {
  return Object.entries(fields).map(([field, value]) => ({ part, path: `${path}${field}`, value }));
}
