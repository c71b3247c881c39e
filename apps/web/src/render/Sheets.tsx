import { type AlbumDocument, type PrintSheet } from '@figurina/album';
import { SHEET_MARGIN_MM } from '@figurina/contract';
import { PAPER_SCALE, ReaderContext, SpreadView, StickerSheet, type AlbumReader } from '@figurina/drawing';
import { useLayoutEffect, useMemo, type CSSProperties, type ReactNode } from 'react';
import { sheetReader } from './sheet-reader.ts';

interface SheetsProps {
  sheets: readonly PrintSheet[];
  document: AlbumDocument;
  reader: AlbumReader;
  onMounted: () => void;
}

/** Every sheet of a print in one document: oversized named pages, the trim 10 mm in from the top left of each. */
export function Sheets({ sheets, document, reader, onMounted }: SheetsProps): ReactNode {
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
          reader={reader}
        />
      ))}
    </>
  );
}

const pageName = ({ width, height }: PrintSheet): string => `sheet-${width}-${height}`;

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

function SheetPage({ sheet, isLast, document, reader }: SheetPageProps): ReactNode {
  const { bleed } = reader.mode;
  const own = useMemo(() => sheetReader(reader, document, sheet, bleed), [reader, document, sheet, bleed]);
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
        <ReaderContext value={own}>
          <SheetContent sheet={sheet} />
        </ReaderContext>
      </div>
    </section>
  );
}

function SheetContent({ sheet }: { sheet: PrintSheet }): ReactNode {
  if (sheet.kind === 'sticker') return <StickerSheet stickerId={sheet.sticker} />;
  if (sheet.kind === 'spread') return <SpreadView spreadId={sheet.spread} />;
  return (
    <div style={{ transform: `translate(${-sheet.x}px,0)` }}>
      <SpreadView spreadId={sheet.spread} part={{ x: sheet.x, width: sheet.width }} />
    </div>
  );
}
