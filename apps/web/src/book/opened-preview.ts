import { deriveFacts, parseAlbum, type AlbumDocument, type NodeId } from '@figurina/album';
import { imageUrl, type AlbumPreview } from '@figurina/contract';
import { fontsOf, loadFonts, type FontUse } from '@figurina/drawing';
import type { BookAlbum } from './book-album.ts';

/** Shown so large, a picture needs more pixels than it has in a list. */
const LARGE_MM = 110;

/** The album of an answer, ready to be leafed through. */
export function openedPreview(preview: AlbumPreview): BookAlbum {
  const parsed = parseAlbum(preview, preview.schema_version, { sender: 'server' });
  if (!parsed.ok) throw new Error(`The album is ${parsed.code} at ${parsed.at}: ${parsed.detail}`);
  const { id, title, release_date: releaseDate, language, image_token: token } = preview;
  const { document } = parsed;
  const meta = { id, title, releaseDate, language };
  return {
    document,
    meta,
    facts: deriveFacts(document, meta),
    imageUrl: (image, shown) => imageUrl(image.id, shown < LARGE_MM ? 'medium' : 'large', token),
  };
}

/** Those of the first page before it is shown, the others behind it. */
export async function loadBookFonts({ document, facts }: BookAlbum): Promise<void> {
  const [cover] = facts.spreads;
  await loadFonts(fontsUnder(document, cover)).catch(() => undefined);
  const roles = [...document.fonts.values()].map(({ family }) => ({ family }));
  // A page whose font cannot be had is shown in another one.
  void loadFonts([...roles, ...facts.spreads.flatMap((spread) => fontsUnder(document, spread))]).catch(() => undefined);
}

function fontsUnder(document: AlbumDocument, parent: NodeId | undefined): FontUse[] {
  return (parent ? document.childIds(parent) : []).flatMap((id) => {
    const node = document.nodes.get(id);
    if (node?.type === 'Group') return fontsUnder(document, id);
    return node?.type === 'Text' ? fontsOf(node, document) : [];
  });
}
