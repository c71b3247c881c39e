import type { ContentsRow, Inline, Paragraph, RichText, SymbolKind, SymbolValue } from '@figurina/album';
import type { ReactNode } from 'react';
import { Letters } from './Letters.tsx';
import { paragraphStyle, runStyle, type TextLook } from './text-style.ts';

interface RichTextBodyProps {
  text: RichText;
  look: TextLook;
  symbols: ReadonlyMap<SymbolKind, SymbolValue>;
}

/** The paragraphs of a rich text, to stand in a text box. Every line break that ends a paragraph is doubled, as editors do. */
export function RichTextBody({ text, look, symbols }: RichTextBodyProps): ReactNode {
  return text.paragraphs.map((paragraph, index) => (
    <p key={index} style={paragraphStyle(paragraph)}>
      {paragraph.content.map((inline, place) => (
        <InlineRun key={place} inline={inline} look={look} symbols={symbols} />
      ))}
      {endsOpen(paragraph) && <br />}
    </p>
  ));
}

/** Whether the last line of a paragraph would have no height by itself. */
function endsOpen(paragraph: Paragraph): boolean {
  const last = paragraph.content.at(-1);
  return last === undefined || 'break' in last;
}

function InlineRun({ inline, look, symbols }: { inline: Inline } & Omit<RichTextBodyProps, 'text'>): ReactNode {
  if ('break' in inline) return <br />;
  const style = runStyle(inline, look);
  if ('text' in inline)
    return (
      <span style={style}>
        <Letters words={inline.text} />
      </span>
    );
  return (
    <span style={style} data-symbol={inline.symbol}>
      <SymbolText value={symbols.get(inline.symbol) ?? ''} />
    </span>
  );
}

/** The value of an automatic text: words, or the rows of a table of contents. */
export function SymbolText({ value }: { value: SymbolValue }): ReactNode {
  if (typeof value === 'string') return <Letters words={value} />;
  return value.map((row, index) => <ContentsLine key={index} row={row} />);
}

function ContentsLine({ row }: { row: ContentsRow }): ReactNode {
  return (
    <span className="fg-contents-row">
      <span className="fg-contents-label">
        <Letters words={row.label} />
      </span>
      <span className="fg-contents-leader" />
      <span className="fg-contents-page">{row.page}</span>
    </span>
  );
}
