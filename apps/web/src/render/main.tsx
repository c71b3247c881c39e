/**
 * The render page, `/render/:albumId?…`: lays an album out on print sheets and tells the program that prints it when
 * everything is there (`window.figurinaRender`, see RenderPageState).
 */
import { BLEED, blackTextColors, chooseSheets, exactInks, rareWords } from '@figurina/album';
import type { OnRenderProgress, RenderPageState, UnpackFont } from '@figurina/contract';
import {
  albumFont,
  BLANK_FONT,
  EmojiPictures,
  fallbackFonts,
  loadFonts,
  PAPER_MODE,
  pictureEmoji,
  plainReader,
} from '@figurina/drawing';
import '@figurina/drawing/style.css';
import { createI18n, negotiateLocale } from '@figurina/locales';
import { createRoot, type Root } from 'react-dom/client';
import { fetchAlbum } from './fetch-album.ts';
import { fetchPictures } from './fetch-pictures.ts';
import { FaultyPictures, Missing } from './missing.ts';
import { needsOf } from './needs.ts';
import './render.css';
import { readRenderRequest } from './render-request.ts';
import { RenderMessage } from './RenderMessage.tsx';
import { settle } from './settle.ts';
import { Sheets } from './Sheets.tsx';
import { toldSheet } from './told-sheet.ts';
import { unpackBy } from './unpack-font.ts';

declare global {
  interface Window {
    figurinaRender?: RenderPageState;
    figurinaProgress?: OnRenderProgress;
    figurinaUnpackFont?: UnpackFont;
  }
}

/** Fetching the pictures is most of the work; decoding and laying out the rest. */
const PICTURES_PART = 0.8;

const EMPTY: RenderPageState = {
  state: 'loading',
  message: null,
  isMissing: false,
  sheets: [],
  fonts: [],
  blackText: [],
  inks: [],
  images: [],
};

async function layOut(root: Root): Promise<RenderPageState> {
  const request = readRenderRequest(new URL(location.href));
  const album = await fetchAlbum(request);
  const { document: albumDocument, meta } = album;
  const chosen = chooseSheets(albumDocument, request);
  if (!chosen.ok) throw new Error(`The range is ${chosen.fault} at "${chosen.piece}" of 1 to ${chosen.last}`);
  const { sheets } = chosen;
  const bleed = request.includeBleed ? BLEED : 0;
  const { families, pictures } = needsOf(albumDocument, sheets, { ...request, bleed });
  const unknown = [...families].find((family) => !albumFont(family));
  if (unknown !== undefined) throw new Missing(`The font ${unknown} is not among the album fonts`);
  const words = rareWords(albumDocument, meta);
  const [{ urls, followed }, emoji] = await Promise.all([
    fetchPictures(request, album, [...pictures.values()], (part) => window.figurinaProgress?.(part * PICTURES_PART)),
    pictureEmoji(words),
    loadFonts(
      Array.from(families, (family) => ({ family, words })),
      { everything: true, unpack: unpackBy(window.figurinaUnpackFont) },
    ),
  ]);
  const reader = plainReader({
    document: albumDocument,
    meta,
    mode: { ...PAPER_MODE, showStickers: request.showStickers, bleed },
    imageUrl: ({ id }) => urls.get(id) ?? null,
    followed,
  });
  await new Promise<void>((resolve) =>
    root.render(
      <EmojiPictures value={emoji}>
        <Sheets sheets={sheets} document={albumDocument} meta={meta} reader={reader} onMounted={resolve} />
      </EmojiPictures>,
    ),
  );
  await settle(urls);
  return {
    state: 'ready',
    message: null,
    isMissing: false,
    sheets: sheets.map((sheet) => toldSheet(sheet, bleed)),
    fonts: [...families, ...fallbackFonts(), ...(emoji.size > 0 ? [BLANK_FONT] : [])],
    blackText: blackTextColors(albumDocument.colors),
    inks: exactInks(albumDocument),
    images: [
      ...Array.from(pictures.values(), ({ id, purpose }) => ({ id, purpose })),
      ...Array.from(emoji.keys(), (id) => ({ id, purpose: 'emoji' as const })),
    ],
  };
}

async function main(): Promise<void> {
  window.figurinaRender = EMPTY;
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root');
  const root = createRoot(container);
  const i18n = await createI18n(negotiateLocale(navigator.languages), ['render']);
  root.render(<RenderMessage i18n={i18n} fault={null} />);
  try {
    window.figurinaRender = await layOut(root);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    root.render(<RenderMessage i18n={i18n} fault={message} />);
    const faultyPictures = cause instanceof FaultyPictures ? cause.ids : [];
    window.figurinaRender = { ...EMPTY, state: 'error', message, isMissing: cause instanceof Missing, faultyPictures };
  }
}

await main();
