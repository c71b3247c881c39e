import type { PropsOf, SymbolKind } from '@figurina/album';

const cache = new WeakMap<object, readonly SymbolKind[]>();

/** The kinds of automatic text in a text node, each once. The same props give the same array. */
export function symbolsIn(props: Readonly<PropsOf<'Text'>>): readonly SymbolKind[] {
  const known = cache.get(props);
  if (known) return known;
  const kinds = new Set<SymbolKind>(props.symbol ? [props.symbol] : []);
  for (const paragraph of props.text.paragraphs)
    for (const inline of paragraph.content) if ('symbol' in inline) kinds.add(inline.symbol);
  const list = [...kinds];
  cache.set(props, list);
  return list;
}
