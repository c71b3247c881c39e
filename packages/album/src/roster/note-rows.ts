import { foldName } from './fold-name.ts';
import type { RosterTable } from './recognise-columns.ts';

/** How words about a list begin, in German, English, French, Italian and Polish. */
const BEGINNINGS =
  'Stand, Stand vom, Stand am, Gesamt, Gesamtzahl, Summe, Anzahl, Insgesamt, Erstellt, Erstellt am, Gedruckt, Gedruckt am, Druckdatum, Exportiert am, Seite, Quelle, ' +
  'As of, Total, Count, Sum, Updated, Last updated, Created, Created on, Printed, Printed on, Exported on, Page, Source, ' +
  'État au, Mis à jour, Mis à jour le, Nombre, Somme, Imprimé le, Créé le, Exporté le, ' +
  'Aggiornato, Aggiornato al, Totale, Numero, Somma, Stampato il, Creato il, Esportato il, Pagina, Fonte, ' +
  'Stan, Stan na, Stan na dzień, Suma, Razem, Łącznie, Liczba, Wydrukowano, Utworzono, Strona, Źródło';
const WORDS = new Set(BEGINNINGS.split(', ').map(foldName));

/** More cells than these have rows of people, not words about them. */
const MOST_CELLS = 2;

/**
 * Rows (by index) that say something about the list and name nobody: `Stand: 12.11.2026`, `Gesamt 51`, a date alone, the
 * heads once more on a new page.
 */
export function noteRows({ columns, rows, hasHeader }: RosterTable): ReadonlySet<number> {
  const heads = hasHeader ? columns.map(({ title }) => title).join('\n') : null;
  return new Set(
    rows.flatMap((row, index) => {
      const filled = row.filter((cell) => cell.trim() !== '');
      const isHead = heads !== null && filled.length > 1 && row.join('\n') === heads;
      return isHead || isNote(filled) ? [index] : [];
    }),
  );
}

function isNote(filled: readonly string[]): boolean {
  if (filled.length === 0 || filled.length > MOST_CELLS) return false;
  const text = filled.join(' ');
  const isNumbers = /^[\d\s.,:/\-–()]+$/.test(text);
  if (isNumbers) return filled.length === 1 && /\d[./-]\d/.test(text);
  const [beginning] = /^[^\d:]*/.exec(text)!;
  // `Total Meier` is a name; a number or a colon makes it a sum.
  return /[\d:]/.test(text) && WORDS.has(foldName(beginning));
}
