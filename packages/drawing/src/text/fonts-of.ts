import {
  type FontEntry,
  fontsIn,
  type NodeOf,
  plainText,
  rareLetters,
  resolveFont,
  type SymbolKind,
  type SymbolValue,
} from '@figurina/album';
import type { FontUse } from '../fonts/load-fonts.ts';
import type { TextLook } from './text-style.ts';

type Symbols = ReadonlyMap<SymbolKind, SymbolValue>;

/** The faces that the words of a text are set in, the album's roles resolved, and its words where some of them are rare. */
export function fontsOf(
  { props }: NodeOf<'Text'>,
  { fonts }: Pick<TextLook, 'fonts'>,
  symbols?: Symbols,
): (FontEntry & FontUse)[] {
  const words = `${plainText(props.text)}${symbols ? wordsOfSymbols(symbols) : ''}`;
  const rare = rareLetters(words) === '' ? {} : { words };
  return Array.from(fontsIn(props), ([font, { italic }]) => ({ ...resolveFont(font, fonts), italic, ...rare }));
}

function wordsOfSymbols(symbols: Symbols): string {
  return [...symbols.values()]
    .map((value) => (typeof value === 'string' ? value : value.map(({ label }) => label).join('')))
    .join('');
}
