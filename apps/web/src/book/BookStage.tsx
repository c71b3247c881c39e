import { PAGE } from '@figurina/album';
import { plainReader, type DrawingMode } from '@figurina/drawing';
import { VisuallyHidden } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useT } from '../app/use-t.ts';
import type { BookAlbum } from './book-album.ts';
import { Book, type BookMark } from './Book.tsx';
import { BookArrow } from './BookArrow.tsx';
import './book.css';
import { lastPage, openingAt, openingsOf, pagesOf, type BookForm, type Opening } from './openings.ts';
import { PageWords } from './PageWords.tsx';
import { useLatest } from './use-latest.ts';
import { useTurnKeys } from './use-turn-keys.ts';

/** Narrower, the arrows stand below; and where it is higher than wide, there is one page at a time. */
const NARROW_PX = 700;
/** Beside the open book, for the arrows. */
const ARROWS_PX = 64;
const EDGE_PX = 12;

/** What one leafs with beside the book itself. */
export interface BookControls {
  readonly at: number;
  readonly last: number;
  /** Those that are open, as `4-5`, and how many there are. */
  readonly pages: string;
  readonly total: number;
  readonly label: string;
  readonly turnTo: (at: number) => void;
  readonly zoom: { readonly scale: number; readonly to: (scale: number) => void };
}

/**
 * A book to leaf through, as large as fits into its parent, which must have a size of its own. The arrows, the keys
 * and the hand turn it; it says which pages are open.
 */
export function BookStage(props: {
  album: BookAlbum;
  mode: DrawingMode;
  /** One of those that are open. */
  page: number;
  onPage: (page: number) => void;
  mark?: BookMark | null;
  /** Where the number of the page stands elsewhere. */
  quiet?: boolean;
  /** `paging` leaves arrows, Home and End to the page around it. */
  keys?: 'all' | 'paging';
  /** Beneath the book. */
  children?: (controls: BookControls) => ReactNode;
}) {
  const t = useT();
  const { album, mode, page, onPage, mark = null } = props;
  const { document, meta, facts, imageUrl } = album;
  const { ref, width, height } = useElementSize();
  const isNarrow = width < NARROW_PX;
  const form: BookForm = isNarrow && width < height ? 'pages' : 'spreads';
  const openings = useMemo(() => openingsOf(facts.spreads, form), [facts, form]);
  const reader = useMemo(
    () => plainReader({ document, meta, facts, mode, imageUrl }),
    [document, meta, facts, mode, imageUrl],
  );
  const at = openingAt(openings, page);
  const opening = openings[at];
  // What is heard comes behind what is seen: once no page moves any more.
  const [lying, setLying] = useState<Opening>();
  const words = useDeferredValue(lying ?? opening);
  const last = openings.length - 1;
  const turnTo = useLatest((to: number) => {
    const face = openings[Math.max(0, Math.min(to, last))]?.faces[0];
    if (face) onPage(face.page);
  });
  const step = useLatest((by: number) => turnTo(at + by));
  const stage = useRef<HTMLDivElement>(null);
  const paging = { PageUp: at - 1, PageDown: at + 1 };
  const more: Record<string, number> =
    props.keys === 'paging' ? {} : { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last };
  useTurnKeys(stage, { ...paging, ...more }, turnTo);
  // A page on another device is the same page: the address of the book follows.
  useEffect(() => {
    if (opening && opening.faces.every((face) => face.page !== page)) onPage(opening.faces[0]!.page);
  }, [opening, page, onPage]);
  if (!opening || !words) return null;
  const [pages, total] = [pagesOf(opening), lastPage(facts.spreads)];
  const label = t('album_new.page', { page: pages, pages: total });
  const single = form === 'pages';
  const beside = 2 * (isNarrow ? EDGE_PX : ARROWS_PX);
  const scale = Math.min((width - beside) / ((single ? 1 : 2) * PAGE.width), height / PAGE.height);
  return (
    <div
      ref={stage}
      className="book-stage"
      data-narrow={isNarrow || undefined}
      data-labelled={!props.quiet || undefined}
    >
      <div ref={ref} className="book-room">
        {scale > 0 && (
          <Book
            key={form}
            album={album}
            reader={reader}
            openings={openings}
            at={at}
            form={form}
            scale={scale}
            label={label}
            mark={mark}
            onTurn={turnTo}
            onRest={setLying}
          >
            {(zoom) => props.children?.({ at, last, pages, total, label, turnTo, zoom })}
          </Book>
        )}
      </div>
      <BookArrow by={-1} label={t(single ? 'book.previous' : 'album_new.previous')} disabled={at === 0} onTurn={step} />
      <BookArrow by={1} label={t(single ? 'book.next' : 'album_new.next')} disabled={at === last} onTurn={step} />
      {props.quiet ? (
        <VisuallyHidden role="status">{label}</VisuallyHidden>
      ) : (
        <p className="book-label" role="status">
          {label}
        </p>
      )}
      <PageWords album={album} opening={words} />
    </div>
  );
}
