import { PAGE, type AlbumDocument, type Box } from '@figurina/album';
import { ReaderContext, SpreadView, type AlbumReader } from '@figurina/drawing';
import '@figurina/drawing/style.css';
import { memo, useMemo } from 'react';
import { pageReader } from '../render/sheet-reader.ts';
import type { Face } from './openings.ts';

/** A page as it is printed, one pixel a millimetre; `mark` is pointed at. */
export const BookPage = memo(function BookPage(props: {
  face: Face;
  document: AlbumDocument;
  reader: AlbumReader;
  mark?: Box | undefined;
}) {
  const { face, document, reader, mark } = props;
  const { spread, x } = face;
  const own = useMemo(() => pageReader(reader, document, { spread, x }), [reader, document, spread, x]);
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
