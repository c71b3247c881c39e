import type { AlbumLanguage, NodeOf, SymbolKind, SymbolValue } from '@figurina/album';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore, type ReactNode, type Ref } from 'react';
import { fontArrivals, hasArrived, loadFonts } from '../fonts/load-fonts.ts';
import { matrixOf } from '../matrix/node-matrix.ts';
import { effectsStyle } from '../nodes/effects.ts';
import { fontsOf } from './fonts-of.ts';
import { fitWords, isFitted } from './fit-words.ts';
import { RichTextBody, SymbolText } from './RichTextBody.tsx';
import { textBoxStyle, type TextLook } from './text-style.ts';

interface TextBoxProps {
  node: NodeOf<'Text'>;
  look: TextLook;
  language: AlbumLanguage;
  symbols: ReadonlyMap<SymbolKind, SymbolValue>;
}

/** A text node: laid out at 100 px a millimetre under a matrix that makes it small again. */
export function TextBox(props: TextBoxProps): ReactNode {
  const { node, look, symbols } = props;
  // Letters that few fonts have come with the words that hold them, wherever an album is shown.
  useEffect(() => {
    const rare = fontsOf(node, look, symbols).filter(({ words }) => words !== undefined);
    if (rare.length > 0) void loadFonts(rare).catch(() => undefined);
  }, [node, look, symbols]);
  return isFitted(props.node.props) ? <FittedTextBox {...props} /> : <Box {...props} />;
}

/** The same in the largest size that fits: long names of automatic texts, which nobody sees before print. */
function FittedTextBox(props: TextBoxProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const { node, look, symbols } = props;
  // Only its own letters make words wider or narrower.
  const arrived = (): number => fontsOf(node, look, symbols).filter(hasArrived).length;
  useSyncExternalStore(fontArrivals.subscribe, arrived, arrived);
  // After every drawing: the words, their values, the box or the fonts may be others.
  useLayoutEffect(() => {
    if (box.current) fitWords(box.current, node.props);
  });
  return <Box {...props} box={box} />;
}

function Box({ node, look, language, symbols, box }: TextBoxProps & { box?: Ref<HTMLDivElement> }): ReactNode {
  const { props } = node;
  return (
    <div
      ref={box}
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
