/** Addresses of the files that only some texts need. */

const URLS = {
  ...import.meta.glob<string>(
    '../../../../node_modules/@fontsource/*/files/*-{vietnamese,cyrillic,cyrillic-ext,greek,greek-ext,hebrew,arabic,devanagari}-{400,700}-{normal,italic}.woff2',
    { query: '?url&no-inline', import: 'default', eager: true },
  ),
  ...import.meta.glob<string>(
    [
      '../../../../node_modules/@fontsource/noto-{sans,serif}/files/*-{latin,latin-ext}-{400,700}-normal.woff2',
      '../../../../node_modules/@fontsource/noto-sans-*/files/*-{armenian,georgian,thai,bengali,tamil,ethiopic,symbols,math}-{400,700}-normal.woff2',
    ],
    { query: '?url&no-inline', import: 'default', eager: true },
  ),
};
const BY_NAME = new Map(Object.entries(URLS).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]));

export function urlOf(file: string): string | undefined {
  return BY_NAME.get(file);
}

const EMOJI = import.meta.glob<string>(
  '../../../../node_modules/@fontsource/noto-color-emoji/files/noto-color-emoji-emoji-400-normal.woff2',
  { query: '?url', import: 'default', eager: true },
);
const [emoji] = Object.values(EMOJI);
if (emoji === undefined) throw new Error('The font of emoji is missing');
export const EMOJI_URL = emoji;
