import { PAGE, spineFace, type AlbumDocument, type AlbumMeta, type PlacedPage, type PrintSheet } from '@figurina/album';
import { SHEET_MARGIN_MM } from '@figurina/contract';
import {
  PAPER_SCALE,
  ReaderContext,
  SpreadView,
  StickerSheet,
  UnfoldedCover,
  useReader,
  type AlbumReader,
} from '@figurina/drawing';
import { useLayoutEffect, useMemo, type CSSProperties, type ReactNode } from 'react';
import { pageReader } from './sheet-reader.ts';

interface SheetsProps {
  sheets: readonly PrintSheet[];
  document: AlbumDocument;
  meta: AlbumMeta;
  reader: AlbumReader;
  onMounted: () => void;
}

/** Every sheet of a print in one document: oversized named pages, the trim 10 mm in from the top left of each. */
export function Sheets({ sheets, document, meta, reader, onMounted }: SheetsProps): ReactNode {
  useLayoutEffect(onMounted, [onMounted]);
  return (
    <>
      <style>{pageRules(sheets)}</style>
      {sheets.map((sheet, index) => (
        <SheetPage
          key={sheet.label}
          sheet={sheet}
          isLast={index === sheets.length - 1}
          document={document}
          meta={meta}
          reader={reader}
        />
      ))}
    </>
  );
}

/** A spine has tenths of a millimetre, and a name no dots. */
const pageName = ({ width, height }: PrintSheet): string => `sheet-${width}-${height}`.replaceAll('.', '_');

function pageRules(sheets: readonly PrintSheet[]): string {
  const rules = sheets.map((sheet) => {
    const [width, height] = [sheet.width + 2 * SHEET_MARGIN_MM, sheet.height + 2 * SHEET_MARGIN_MM];
    return `@page ${pageName(sheet)}{size:${width}mm ${height}mm;margin:0}`;
  });
  return [...new Set(rules)].join('');
}

interface SheetPageProps extends Omit<SheetsProps, 'sheets' | 'onMounted'> {
  sheet: PrintSheet;
  isLast: boolean;
}

function SheetPage({ sheet, isLast, document, meta, reader }: SheetPageProps): ReactNode {
  // A millimetre less than the page, so that rounding never adds another one.
  const style: CSSProperties & { page: string } = {
    page: pageName(sheet),
    width: `${sheet.width + 2 * SHEET_MARGIN_MM - 1}mm`,
    height: `${sheet.height + 2 * SHEET_MARGIN_MM - 1}mm`,
    breakAfter: isLast ? 'auto' : 'page',
  };
  return (
    <section className="sheet" style={style} aria-label={sheet.label}>
      <div
        className="sheet-trim"
        style={{ transform: `translate(${SHEET_MARGIN_MM}mm,${SHEET_MARGIN_MM}mm) scale(${PAPER_SCALE.toFixed(10)})` }}
      >
        <ReaderContext value={reader}>
          <SheetContent sheet={sheet} document={document} meta={meta} />
        </ReaderContext>
      </div>
    </section>
  );
}

function SheetContent({ sheet, document, meta }: Pick<SheetPageProps, 'sheet' | 'document' | 'meta'>): ReactNode {
  if (sheet.kind === 'blank') return null;
  if (sheet.kind === 'sticker') return <StickerSheet stickerId={sheet.sticker} />;
  if (sheet.kind === 'spread') return <SpreadView spreadId={sheet.spread} />;
  if (sheet.kind === 'page') return <PageView page={sheet} document={document} />;
  return (
    <UnfoldedCover
      left={<PageView page={sheet.left} document={document} />}
      right={<PageView page={sheet.right} document={document} />}
      spine={sheet.spine}
      face={sheet.side === 'outside' ? spineFace(document, meta, sheet.spine) : null}
    />
  );
}

/** A page of a spread with its top left at its parent's, without what lies wholly on the other page. */
function PageView({ page, document }: { page: PlacedPage; document: AlbumDocument }): ReactNode {
  const { spread, x } = page;
  const reader = useReader();
  const own = useMemo(() => pageReader(reader, document, { spread, x }), [reader, document, spread, x]);
  return (
    <ReaderContext value={own}>
      <div style={{ transform: `translate(${-x}px,0)` }}>
        <SpreadView spreadId={spread} part={{ x, width: PAGE.width }} />
      </div>
    </ReaderContext>
  );
}
