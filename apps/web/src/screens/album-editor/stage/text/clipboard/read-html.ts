/** Text of the clipboard's HTML (word processors, web pages, our own) as rich text: only what rich text may say is kept. */
import { type Inline, isSymbolKind, type Paragraph, type RichText, type RunMarks } from '@figurina/album';
import { marksFrom, paragraphFrom } from '../rich-text-schema.ts';
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
  /** What comes next begins a paragraph of its own; with a style it is there, be it empty. A bullet keeps what follows it. */
  block(style?: Omit<Paragraph, 'content'>): void;
  /** The open paragraph is done. */
  close(): void;
  /** Whether the open paragraph holds something. */
  isWriting(): boolean;
  words(text: string, marks: RunMarks): void;
  /** Words that what follows stands behind, in whatever it lies. */
  bullet(text: string, marks: RunMarks): void;
  put(inline: Inline): void;
  paragraphs(): Paragraph[];
}

function createWriter(): Writer {
  const done: { style: Omit<Paragraph, 'content'>; content: Inline[] }[] = [];
  let open: (typeof done)[number] | null = null;
  let isLed = false;
  const put = (inline: Inline): void => {
    if (!open) done.push((open = { style: {}, content: [] }));
    open.content.push(inline);
    isLed = false;
  };
  const close = (): void => {
    open = null;
    isLed = false;
  };
  return {
    block(style) {
      if (isLed && open) {
        open.style = { ...open.style, ...style };
        return;
      }
      close();
      if (style) done.push((open = { style, content: [] }));
    },
    close,
    isWriting: () => open !== null && open.content.length > 0 && !isLed,
    words(text, marks) {
      if (text !== '') put({ text, ...marks });
    },
    bullet(text, marks) {
      put({ text, ...marks });
      isLed = true;
    },
    put,
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
      // Programs end what they hand over with one.
      if (!node.classList.contains('Apple-interchange-newline')) writer.put({ break: true });
      continue;
    }
    const mark = wordBullet(node);
    if (mark !== null) {
      writer.bullet(mark, marks);
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
    for (const inline of cellContent(element, inner, isPre)) writer.put(inline);
    return;
  }
  if (!BLOCKS.has(element.tagName)) {
    read(element, inner, writer, isPre);
    return;
  }
  const isHolder = [...element.children].some(({ tagName }) => BLOCKS.has(tagName));
  if (isHolder) writer.block();
  else writer.block(paragraphStyle(element));
  if (element.tagName === 'LI') writer.bullet(bullet(element), inner);
  read(element, inner, writer, isPre || element.tagName === 'PRE');
  writer.close();
}

/** A cell stays on the line of its row, whatever paragraphs lie in it. */
function cellContent(cell: HTMLElement, marks: RunMarks, isPre: boolean): Inline[] {
  const inner = createWriter();
  read(cell, marks, inner, isPre);
  const [first = [], ...more] = inner
    .paragraphs()
    .map(({ content }) => content)
    .filter((content) => content.length > 0);
  return [...first, ...more.flatMap((content): Inline[] => [{ break: true }, ...content])];
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

/** Word writes the signs of its lists as words, in a font of signs and with spaces that take their width. */
function wordBullet(element: HTMLElement): string | null {
  if (!/mso-list:\s*ignore/i.test(element.getAttribute('style') ?? '')) return null;
  const sign = element.textContent.trim();
  return /^[\p{L}\d]+[.)]$/u.test(sign) ? `${sign} ` : '• ';
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
