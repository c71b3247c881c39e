/** Text of the clipboard's HTML (word processors, web pages, our own) as rich text: only what rich text may say is kept. */
import type { Inline, Paragraph, RichText, RunMarks } from '@figurina/album';
import { isSymbolKind, marksFrom, paragraphFrom } from '../rich-text-schema.ts';
import { ownMarks } from './read-marks.ts';

const BLOCKS = new Set(
  'P DIV H1 H2 H3 H4 H5 H6 LI UL OL TR TABLE TBODY THEAD BLOCKQUOTE PRE SECTION ARTICLE HEADER FOOTER MAIN DL DT DD FIGURE FIGCAPTION HR ADDRESS'.split(
    ' ',
  ),
);
const LEFT_OUT = new Set([
  'SCRIPT',
  'STYLE',
  'HEAD',
  'TITLE',
  'META',
  'TEMPLATE',
  'NOSCRIPT',
  'OBJECT',
  'IFRAME',
  'SVG',
]);
const ALIGNS: Readonly<Record<string, Paragraph['align']>> = {
  left: 'left',
  center: 'center',
  right: 'right',
  justify: 'justify',
};

/** Nothing of it is run or fetched: it is read in a document of its own that is never shown. */
export function richTextFromHtml(html: string): RichText {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const writer = createWriter();
  read(body, {}, writer, false);
  return { paragraphs: writer.paragraphs() };
}

interface Writer {
  /** Opens a paragraph unless an empty one is open. */
  block(style?: Omit<Paragraph, 'content'>): void;
  /** Whether the open paragraph holds something. */
  isWriting(): boolean;
  words(text: string, marks: RunMarks): void;
  put(inline: Inline): void;
  paragraphs(): Paragraph[];
}

function createWriter(): Writer {
  const done: { style: Omit<Paragraph, 'content'>; content: Inline[] }[] = [];
  let open: (typeof done)[number] | null = null;
  const paragraph = (): (typeof done)[number] => {
    if (!open) done.push((open = { style: {}, content: [] }));
    return open;
  };
  return {
    block(style) {
      open = null;
      if (style) done.push((open = { style, content: [] }));
    },
    isWriting: () => open !== null && open.content.length > 0,
    words(text, marks) {
      if (text !== '') paragraph().content.push({ text, ...marks });
    },
    put: (inline) => void paragraph().content.push(inline),
    paragraphs() {
      const made = done.map(({ style, content }) => ({ ...style, content: tidy(content) }));
      return made.length > 0 ? made : [{ content: [] }];
    },
  };
}

/** A line break that ends a paragraph is its end already; spaces at its edges are those of the source. */
function tidy(content: Inline[]): Inline[] {
  const kept = [...content];
  const last = kept.at(-1);
  if (last && 'break' in last) kept.pop();
  return kept;
}

function read(parent: Node, marks: RunMarks, writer: Writer, isPre: boolean): void {
  for (const node of parent.childNodes) {
    if (node instanceof Text) {
      readWords(node, marks, writer, isPre);
      continue;
    }
    if (!(node instanceof HTMLElement) || LEFT_OUT.has(node.tagName.toUpperCase()) || node.style.display === 'none')
      continue;
    if (node.tagName === 'BR') {
      writer.put({ break: true });
      continue;
    }
    const { symbol } = node.dataset;
    if (isSymbolKind(symbol)) {
      writer.put({ symbol, ...marks });
      continue;
    }
    readElement(node, marks, writer, isPre);
  }
}

function readElement(element: HTMLElement, marks: RunMarks, writer: Writer, isPre: boolean): void {
  const own = element.dataset['run'] === undefined ? ownMarks(element) : marksFrom(element.dataset['run']);
  const inner = { ...marks, ...own };
  if (element.tagName === 'TD' || element.tagName === 'TH') {
    if (element.previousElementSibling) writer.words('\t', inner);
    read(element, inner, writer, isPre);
    return;
  }
  if (!BLOCKS.has(element.tagName)) {
    read(element, inner, writer, isPre);
    return;
  }
  const isHolder = [...element.children].some(({ tagName }) => BLOCKS.has(tagName));
  if (isHolder) writer.block();
  else writer.block(paragraphStyle(element));
  if (element.tagName === 'LI') writer.words(bullet(element), inner);
  read(element, inner, writer, isPre || element.tagName === 'PRE');
  writer.block();
}

function readWords(node: Text, marks: RunMarks, writer: Writer, isPre: boolean): void {
  if (isPre) {
    node.data.split('\n').forEach((line, index) => {
      if (index > 0) writer.put({ break: true });
      writer.words(line, marks);
    });
    return;
  }
  const words = node.data.replaceAll(/[ \t\r\n\f]+/g, ' ');
  // Spaces between blocks are the source's layout, those after a word are the text's.
  if (words === ' ' && (!writer.isWriting() || isBlock(node.nextSibling))) return;
  writer.words(words, marks);
}

function isBlock(node: Node | null): boolean {
  return node instanceof HTMLElement && BLOCKS.has(node.tagName);
}

function bullet(item: HTMLElement): string {
  const list = item.parentElement;
  if (list?.tagName !== 'OL') return '• ';
  return `${[...list.children].filter(({ tagName }) => tagName === 'LI').indexOf(item) + 1}. `;
}

function paragraphStyle(element: HTMLElement): Omit<Paragraph, 'content'> {
  if (element.dataset['paragraph'] !== undefined) return paragraphFrom(element.dataset['paragraph']);
  const align = ALIGNS[element.style.textAlign || element.getAttribute('align') || ''];
  return align && align !== 'left' ? { align } : {};
}
