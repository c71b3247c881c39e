/** The automatic texts of the specification, section 3. Resolved when drawn, never stored as text. */
export const SYMBOL_KINDS = [
  'sticker-name',
  'sticker-position',
  'sticker-number',
  'sticker-nextnumber',
  'section',
  'page-number',
  'total-pages',
  'album-title',
  'release-date',
  'total-stickers',
  'toc-chapters',
  'toc-pages',
] as const;
export type SymbolKind = (typeof SYMBOL_KINDS)[number];

export function isSymbolKind(kind: string | undefined): kind is SymbolKind {
  return (SYMBOL_KINDS as readonly (string | undefined)[]).includes(kind);
}
