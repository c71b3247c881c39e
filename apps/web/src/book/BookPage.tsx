import { PAGE, type AlbumDocument, type Box } from '@figurina/album';
import { ReaderContext, SpreadView, type AlbumReader } from '@figurina/drawing';
import '@figurina/drawing/style.css';
import { memo, useMemo } from 'react';
import { sheetReader } from '../render/sheet-reader.ts';
import type { Face } from './openings.ts';

/** A page as it is printed, one pixel a millimetre; `mark` is pointed at. */
export const BookPage = memo(function BookPage(props: {
  face: Face;
  document: AlbumDocument;
  reader: AlbumReader;
  mark?: Box | undefined;
}) {
  const { face, document, reader, mark } = props;
  const { spread, x, page } = face;
  const own = useMemo(
    () => sheetReader(reader, document, { kind: 'page', label: String(page), spread, x, ...PAGE }, 0),
    [reader, document, spread, x, page],
  );
  return (
    <div className="book-paper" style={{ ...PAGE }}>
      <div style={{ transform: `translate(${-x}px,0)` }}>
        <ReaderContext value={own}>
          <SpreadView spreadId={spread} part={{ x, width: PAGE.width }} />
        </ReaderContext>
      </div>
      {mark && (
        <span className="book-mark" style={{ left: mark.x - x, top: mark.y, width: mark.width, height: mark.height }} />
      )}
    </div>
  );
});
