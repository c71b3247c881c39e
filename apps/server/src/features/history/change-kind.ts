import { touchedRecords } from '@figurina/album';
import type { AppliedMutation, PointKind } from '@figurina/contract';

/** People who come in one step were brought by a list. */
const MANY_PEOPLE = 8;
/** Records that one step changes: a layout for many spreads, a replacement everywhere. */
const MANY_RECORDS = 60;
const STYLE_PARTS: ReadonlySet<string> = new Set(['colors', 'fonts', 'sticker_template_settings']);

/** What changes much of an album at once, and of what kind that is; null for everyday work. */
export function changeKind({ units }: Pick<AppliedMutation, 'units'>): PointKind | null {
  for (const { operations } of units) {
    const isNewPerson = ({ part, path }: { part: string; path: string }) => part === 'stickers' && !path.includes('/');
    const people = operations.filter((operation) => isNewPerson(operation) && 'value' in operation);
    if (people.length >= MANY_PEOPLE) return 'import';
    if (operations.some(({ part }) => STYLE_PARTS.has(part))) return 'style';
    if (touchedRecords(operations).length >= MANY_RECORDS) return 'bulk';
  }
  return null;
}
