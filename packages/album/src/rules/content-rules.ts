/**
 * What a record must say, where the schema of its fields cannot tell: names that are required, fonts and designs of the
 * lists, texts that somebody could read. Part of the invariants (see integrity.ts); all rules are in docs/document-rules.md.
 */
import type { AlbumDocument } from '../document/album.ts';
import { FONT_ROLES, isFontFamily } from '../document/fonts.ts';
import type { AlbumNode } from '../document/nodes/node.ts';
import type { PropsOf } from '../document/nodes/node-props.ts';
import { areAnswersWithin } from '../document/question.ts';
import { STICKER_DESIGNS, STICKER_VARIANTS, type Sticker, type StickerTemplateSettings } from '../document/sticker.ts';
import { PLAIN_DESIGN } from '../stickers/chosen-layout.ts';
import { isTextWithin } from '../text/text-limit.ts';

export const CONTENT_RULES = [
  'section_name_required',
  'sticker_name_required',
  'font_unknown',
  'design_unknown',
  'text_too_long',
  'answer_too_long',
] as const;
export type ContentRule = (typeof CONTENT_RULES)[number];

/** Told from invariants whose breach is damage: these can be mended. */
export function isContentRule(rule: string): rule is ContentRule {
  return (CONTENT_RULES as readonly string[]).includes(rule);
}

/** The props of a node that a rule looks at. */
export const RULED_PROPS: ReadonlySet<string> = new Set(['name', 'static', 'text', 'font', 'questions', 'answers']);
export const RULED_STICKER_FIELDS: ReadonlySet<string> = new Set(['name', 'stickerLayout', 'cellLayout']);

export function nodeFault(document: AlbumDocument, node: AlbumNode): ContentRule | null {
  if (node.type === 'Section') return node.props.static || !isBlank(node.props.name) ? null : 'section_name_required';
  if (node.type === 'Root')
    return areAnswersWithin(node.props.questions, node.props.answers) ? null : 'answer_too_long';
  if (node.type !== 'Text') return null;
  if (!isTextWithin(node.props.text)) return 'text_too_long';
  return fontsOf(node.props).every((font) => isFontOf(document, font)) ? null : 'font_unknown';
}

export function stickerFault(sticker: Sticker): ContentRule | null {
  if (isBlank(sticker.name)) return 'sticker_name_required';
  return isOwnLayout(sticker.stickerLayout) && isOwnLayout(sticker.cellLayout) ? null : 'design_unknown';
}

export function settingsFault({ id, cell_id }: StickerTemplateSettings): ContentRule | null {
  return isAlbumLayout(id) && (cell_id === '' || isAlbumLayout(cell_id)) ? null : 'design_unknown';
}

export function isBlank(name: string): boolean {
  return name.trim() === '';
}

/** A role, a family of the list, or a font that the album has under a name of its own. */
export function isFontOf(document: AlbumDocument, font: string): boolean {
  return isFontFamily(font) || (FONT_ROLES as readonly string[]).includes(font) || document.fonts.has(font);
}

/** `<design>` or `<design>:<variant>`. */
export function isAlbumLayout(layout: string): boolean {
  const [design, variant, ...more] = layout.split(':');
  return DESIGNS.has(design!) && (variant === undefined || VARIANTS.has(variant)) && more.length === 0;
}

/** The same for one sticker, whose `default` is the album's design. */
export function isOwnLayout(layout: string): boolean {
  return isAlbumLayout(layout.replace(new RegExp(`^${PLAIN_DESIGN}(?=:|$)`), 'default'));
}

const DESIGNS: ReadonlySet<string> = new Set(STICKER_DESIGNS);
const VARIANTS: ReadonlySet<string> = new Set(STICKER_VARIANTS);

export function fontsOf({ font, text }: PropsOf<'Text'>): string[] {
  const fonts = [font];
  for (const { content } of text.paragraphs)
    for (const inline of content) if (!('break' in inline) && inline.font !== undefined) fonts.push(inline.font);
  return fonts;
}
