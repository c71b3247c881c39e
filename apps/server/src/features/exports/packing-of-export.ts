/** For how many albums the stickers of an export are packed: as it was ordered, or as somebody wishes to see it. */
import { numberStickers, type AlbumDocument } from '@figurina/album';
import { type PickedMotif, recommendedPacks, writePicked } from '@figurina/commerce';
import type { RenderParams } from '@figurina/contract';

/** How an album was ordered last. */
export interface OrderedPacking {
  readonly albums: number;
  /** Null where stickers come in boxes. */
  readonly packsPerAlbum: number | null;
  readonly seed: string | null;
  /** Of what is picked motif by motif. */
  readonly motifs: readonly PickedMotif[] | null;
}

type Packing = Pick<RenderParams, 'albums' | 'packsPerAlbum' | 'packsSeed'> & Partial<Pick<RenderParams, 'motifs'>>;

/** What was asked for goes first; the packs of an order are dealt as they were ordered, and for it as many as were ordered. */
export function packingOfExport(
  document: AlbumDocument,
  wanted: Packing & Pick<RenderParams, 'album_id' | 'mode' | 'preset' | 'orderId'>,
  ordered: OrderedPacking | undefined,
): Packing {
  const params = wanted.orderId === '' ? wanted : { ...wanted, albums: 0, packsPerAlbum: 0, packsSeed: '' };
  const isPacks = params.mode === 'stickerpack' || (params.mode === 'artifact' && ordered?.packsPerAlbum !== null);
  if (!isPacks && params.mode !== 'artifact' && params.preset !== 'stickerbox_single_variety') {
    const { albums, packsPerAlbum, packsSeed } = params;
    return { albums, packsPerAlbum, packsSeed };
  }
  const { stickers } = numberStickers(document);
  const doubles = stickers.filter((id) => document.stickers.get(id)?.doubleSticker).length;
  const singles = stickers.length - doubles;
  return {
    albums: params.albums || (ordered?.albums ?? 0),
    packsPerAlbum:
      params.packsPerAlbum || (isPacks ? (ordered?.packsPerAlbum ?? recommendedPacks({ singles, doubles })) : 0),
    packsSeed: params.packsSeed || (ordered?.seed ?? params.album_id),
    ...(wanted.orderId !== '' && { motifs: writePicked(ordered?.motifs ?? []) }),
  };
}
