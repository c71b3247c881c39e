import type { AlbumLanguage, NodeOf, SymbolKind, SymbolValue } from '@figurina/album';
import type { ReactNode } from 'react';
import { matrixOf } from '../matrix/node-matrix.ts';
import { effectsStyle } from '../nodes/effects.ts';
import { RichTextBody, SymbolText } from './RichTextBody.tsx';
import { textBoxStyle, type TextLook } from './text-style.ts';

interface TextBoxProps {
  node: NodeOf<'Text'>;
  look: TextLook;
  language: AlbumLanguage;
  symbols: ReadonlyMap<SymbolKind, SymbolValue>;
}

/** A text node: laid out at 100 px a millimetre under a matrix that makes it small again. */
export function TextBox({ node, look, language, symbols }: TextBoxProps): ReactNode {
  const { props } = node;
  return (
    <div
      className="fg-leaf fg-text"
      data-node={node.id}
      lang={language}
      style={{ ...textBoxStyle(props, look), ...effectsStyle(props), transform: matrixOf(node) }}
    >
      {/* The lines alone: their height is what autosize and the overflow check measure. */}
      <div className="fg-lines">
        {props.symbol ? (
          <p>
            <span data-symbol={props.symbol}>
              <SymbolText value={symbols.get(props.symbol) ?? ''} />
            </span>
          </p>
        ) : (
          <RichTextBody text={props.text} look={look} symbols={symbols} />
        )}
      </div>
    </div>
  );
}
