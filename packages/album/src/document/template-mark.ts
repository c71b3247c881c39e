/**
 * What came with a blueprint and is the customer's to change. Derived, so that nothing that writes has to know of it: the
 * mark says what came, and what the node says now is compared with it. Whoever changes a text, by whatever way, has made it
 * theirs; undo brings the template's words back, and with them the mark.
 */
import type { AlbumDocument } from './album.ts';
import type { ExchangeNode } from './exchange/exchange-node.ts';
import { textFromString } from './exchange/text-from-string.ts';
import type { ImageId } from './ids.ts';
import type { AlbumNode } from './nodes/node.ts';
import { EMPTY_TEXT, plainText, richText, type RichText } from './rich-text.ts';
import { hashText } from './text-hash.ts';

/** Names the words of a text, however they are set; null where there are only automatic texts, figures and signs. */
export function templateWords(text: RichText): string | null {
  const words = plainText(text);
  return /\p{L}/u.test(words.replaceAll(/\{[a-z-]+\}/g, '')) ? hashText(richText(words)) : null;
}

/**
 * The props of an element as a blueprint hands it over: with the mark, if it has words, waits for a photo or shows
 * `aPhoto`, a picture in place of the customer's. Other drawings are decoration. What the blueprint marks itself stays so.
 */
export function withTemplateMark(
  type: string,
  props: Readonly<Record<string, unknown>>,
  aPhoto: (image: string) => boolean,
): Record<string, unknown> {
  if (type === 'Text') {
    const { text = EMPTY_TEXT, symbol } = props;
    const words = templateWords(typeof text === 'string' ? textFromString(text) : (text as RichText));
    return { ...props, ...(words !== null && !symbol && { template: words }) };
  }
  if (type !== 'Image') return { ...props };
  const { image } = props;
  return { ...props, ...((typeof image !== 'string' || aPhoto(image)) && { template: true }) };
}

/** Whether it still says or shows what came with the blueprint, and nobody has said that it stays so. */
export function isTemplates(document: AlbumDocument, node: AlbumNode): boolean {
  if (node.type === 'Text')
    return (
      node.props.template !== null &&
      node.props.symbol === null &&
      node.props.template === templateWords(node.props.text)
    );
  if (node.type !== 'Image' || !node.props.template) return false;
  const { image } = node.props;
  return image === null || document.images.get(image as ImageId)?.blueprint_image === true;
}

/** Copied elements as they come into another album: there they are what somebody chose. */
export function withoutTemplateMark({ props, children, ...element }: ExchangeNode): ExchangeNode {
  const { template: _template, wording: _wording, ...kept } = props;
  return { ...element, props: kept, children: children.map(withoutTemplateMark) };
}
