import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Cells as a spreadsheet puts them on the clipboard. */
export function cellsText(cells: readonly (readonly string[])[]): string {
  const quoted = (cell: string): string => (/["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return cells.map((row) => row.map(quoted).join('\t')).join('\n');
}

/** Reads the cells that somebody was sent here with, once. */
export function useGivenCells(read: (text: string) => void): void {
  const state: unknown = useLocation().state;
  const cells = typeof state === 'object' && state !== null && 'cells' in state ? state.cells : null;
  const isRead = useRef(false);
  const latest = useRef(read);
  useEffect(() => {
    if (typeof cells !== 'string' || isRead.current) return;
    isRead.current = true;
    latest.current(cells);
  }, [cells]);
}
