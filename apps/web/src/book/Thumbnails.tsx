import { pagesOfSpread, spreadIndexOfPage, spreadSize, type NodeId } from '@figurina/album';
import { PAPER_MODE, plainReader, renderThumbnail, type AlbumReader } from '@figurina/drawing';
import { UnstyledButton } from '@mantine/core';
import { useEffect, useMemo, useRef } from 'react';
import { useT } from '../app/use-t.ts';
import { watchView } from '../app/in-view.ts';
import type { BookAlbum } from './book-album.ts';
import { lastPage } from './openings.ts';

const HEIGHT_PX = 96;

/** All spreads small, in a row; those that come into sight are painted. */
export function Thumbnails(props: { album: BookAlbum; page: number; onPage: (page: number) => void }) {
  const t = useT();
  const { album, page, onPage } = props;
  const { document, meta, facts, imageUrl } = album;
  const reader = useMemo(
    () => plainReader({ document, meta, facts, mode: PAPER_MODE, imageUrl: (image) => imageUrl(image, 0) }),
    [document, meta, facts, imageUrl],
  );
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[spreadIndexOfPage(page)]?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [page]);
  return (
    <ul ref={list} className="book-thumbnails" aria-label={t('book.pages')}>
      {facts.spreads.map((spread, index) => {
        const pages = pagesOfSpread(index, facts.spreads.length).map(({ number }) => number);
        const { width, height } = spreadSize(index, facts.spreads.length);
        const label = t('album_new.page', { page: pages.join('-'), pages: lastPage(facts.spreads) });
        return (
          <li key={spread}>
            <UnstyledButton
              className="book-thumbnail"
              aria-label={label}
              aria-current={pages.includes(page) || undefined}
              onClick={() => onPage(pages[0]!)}
            >
              <SpreadThumbnail reader={reader} spread={spread} width={(HEIGHT_PX * width) / height} />
              <span aria-hidden>{pages.join('-')}</span>
            </UnstyledButton>
          </li>
        );
      })}
    </ul>
  );
}

/** One at a time: whoever scrolls over all of them is not held up. */
let painting: Promise<unknown> = Promise.resolve();

function SpreadThumbnail({ reader, spread, width }: { reader: AlbumReader; spread: NodeId; width: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    let isWanted = true;
    const stop = watchView(element, (isInView) => {
      if (!isInView) return;
      stop();
      const wide = Math.round(width * Math.min(2, devicePixelRatio));
      painting = painting
        .then(() => (isWanted ? paint(element, reader, spread, wide) : undefined))
        .catch(() => undefined);
    });
    return () => {
      isWanted = false;
      stop();
    };
  }, [reader, spread, width]);
  return <canvas ref={canvas} style={{ width, height: HEIGHT_PX }} />;
}

async function paint(canvas: HTMLCanvasElement, reader: AlbumReader, spread: NodeId, wide: number): Promise<void> {
  const bitmap = await renderThumbnail(reader, spread, wide);
  if (!bitmap) return;
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
}
