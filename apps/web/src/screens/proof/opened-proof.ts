import {
  type AlbumDocument,
  type AlbumFacts,
  type AlbumMeta,
  customFonts,
  deriveFacts,
  parseAlbum,
} from '@figurina/album';
import { imageUrl, type PublicProof } from '@figurina/contract';
import { loadFonts, type PlainReaderOptions } from '@figurina/drawing';

/** The album of a round, ready to be drawn. */
export interface OpenedProof {
  readonly document: AlbumDocument;
  readonly meta: AlbumMeta;
  readonly facts: AlbumFacts;
  readonly imageUrl: PlainReaderOptions['imageUrl'];
}

/** Shown so large, a picture needs more pixels than it has in a list. */
const LARGE_MM = 110;

export function openedProof(proof: PublicProof): OpenedProof {
  const parsed = parseAlbum(proof, proof.schema_version, { sender: 'server' });
  if (!parsed.ok) throw new Error(`The album is ${parsed.code} at ${parsed.at}: ${parsed.detail}`);
  const { document } = parsed;
  const { title, release_date: releaseDate, language, image_token: token } = proof;
  const meta = { id: 'proof', title, releaseDate, language };
  // A page whose font cannot be had yet is shown in another one.
  const families = [...[...document.fonts.values()].map(({ family }) => family), ...customFonts(document)];
  void loadFonts(families).catch(() => undefined);
  return {
    document,
    meta,
    facts: deriveFacts(document, meta),
    imageUrl: (image, shown) => imageUrl(image.id, shown < LARGE_MM ? 'medium' : 'large', token),
  };
}
