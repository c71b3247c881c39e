import { deriveFacts, pagesOfSpread, spreadIndexOfPage, type AlbumMeta, type ImageId } from '@figurina/album';
import { PAPER_MODE } from '@figurina/drawing';
import { useEffect, useMemo, useState } from 'react';
import type { BookAlbum } from '../../book/book-album.ts';
import { BookStage } from '../../book/BookStage.tsx';
import { blueprintPicture, type DrawnAlbum } from './opened-blueprint.ts';

/** A template as a book to leaf through. PgUp and PgDn turn it. */
export function BlueprintStage(props: {
  blueprint: DrawnAlbum;
  meta: AlbumMeta;
  /** The spread that it is open at first. */
  startAt?: number;
  onTurn?: (at: number) => void;
}) {
  const { blueprint, meta, startAt = 0, onTurn } = props;
  const { document, spreads, addresses } = blueprint;
  const album = useMemo(
    (): BookAlbum => ({
      document,
      meta,
      facts: deriveFacts(document, meta),
      imageUrl: (image, shown) => addresses?.get(image.id as ImageId) ?? blueprintPicture(image, shown),
    }),
    [document, meta, addresses],
  );
  const last = spreads.length - 1;
  const [page, setPage] = useState(
    () => pagesOfSpread(Math.max(0, Math.min(startAt, last)), spreads.length)[0]!.number,
  );
  const at = Math.min(spreadIndexOfPage(page), last);
  useEffect(() => onTurn?.(at), [onTurn, at]);
  return <BookStage album={album} mode={PAPER_MODE} page={page} onPage={setPage} keys="paging" />;
}
