import { PAGE, type Box, type NodeId } from '@figurina/album';
import type { AlbumReader } from '@figurina/drawing';
import { type ReactNode, useEffect, useRef } from 'react';
import type { BookAlbum } from './book-album.ts';
import { BookPage } from './BookPage.tsx';
import { FirstPage } from './FirstPage.tsx';
import type { BookForm, Face, Opening } from './openings.ts';
import { restingShift, roleOf } from './turn-motions.ts';
import { useHand } from './use-hand.ts';
import { useMounted } from './use-mounted.ts';
import { type PageTurn, usePageTurn } from './use-page-turn.ts';

/** Something on a spread that is pointed at, in mm. */
export interface BookMark {
  readonly spread: NodeId;
  readonly box: Box;
}

export interface BookProps {
  readonly album: BookAlbum;
  readonly reader: AlbumReader;
  readonly openings: readonly Opening[];
  readonly at: number;
  readonly form: BookForm;
  /** Pixels a millimetre. */
  readonly scale: number;
  readonly label: string;
  readonly mark: BookMark | null;
  readonly onTurn: (at: number) => void;
  /** No page moves any more. */
  readonly onRest: (opening: Opening) => void;
  /** Beside the book, told how far it is zoomed. */
  readonly children?: (zoom: { readonly scale: number; readonly to: (scale: number) => void }) => ReactNode;
}

/** The book in the middle of its parent: turned by hand, or to where it is wanted. */
export function Book({ openings, at, form, scale, label, onTurn, onRest, children, ...drawn }: BookProps) {
  const stage = useRef<HTMLDivElement>(null);
  const zoomed = useRef<HTMLDivElement>(null);
  const book = useRef<HTMLDivElement>(null);
  const turning = usePageTurn({ openings, at, form, book, onTurned: onTurn });
  const lying = turning.turn ? undefined : openings[turning.shown];
  useEffect(() => {
    if (lying) onRest(lying);
  }, [lying, onRest]);
  const mounted = useMounted(turning, openings.length, book);
  const [width, height] = [PAGE.width * scale, PAGE.height * scale];
  const hand = useHand({
    stage,
    zoomed,
    form,
    pageWidth: width,
    turning,
    onClick: (by) => openings[at + by] && onTurn(at + by),
  });
  const shift = form === 'spreads' ? restingShift(openings[turning.shown]!) : 0;
  return (
    <>
      <div ref={stage} className="book-hand" data-zoomed={hand.scale > 1 || undefined} {...hand.handlers}>
        <div ref={zoomed} className="book-zoom">
          <div
            ref={book}
            className="book"
            data-form={form}
            data-turning={turning.turn ? '' : undefined}
            role="img"
            aria-label={label}
            inert
            style={{ width: form === 'spreads' ? 2 * width : width, height, transform: `translateX(${shift}%)` }}
          >
            {mounted.flatMap((index) =>
              openings[index]!.faces.map((face) => (
                <div
                  key={face.page}
                  className="book-face"
                  data-page={face.page}
                  data-side={face.side}
                  data-role={faceRole(face, index, turning)}
                  style={{ width, height, '--book-scale': scale } as object}
                >
                  <BookPage
                    face={face}
                    document={drawn.album.document}
                    reader={drawn.reader}
                    mark={drawn.mark?.spread === face.spread ? drawn.mark.box : undefined}
                  />
                  {face.page === 1 && drawn.album.firstPage && <FirstPage picture={drawn.album.firstPage} />}
                  <span className="book-shade" data-shade />
                </div>
              )),
            )}
          </div>
        </div>
      </div>
      {children?.({ scale: hand.scale, to: hand.zoom })}
    </>
  );
}

/** Where a page lies in the stack. */
function faceRole({ side }: Face, index: number, { shown, turn }: Pick<PageTurn, 'shown' | 'turn'>): string {
  if (turn && (index === shown || index === turn.to)) {
    const role = roleOf(side, index === turn.to, turn.by);
    return role === 'under' ? (index === shown ? 'lying' : 'beneath') : role;
  }
  return index === shown ? 'lying' : 'away';
}
