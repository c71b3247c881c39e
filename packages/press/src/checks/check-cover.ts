/** The check of the softcover (P7): a sheet of two sides whose spine is where it is folded. */
import type { RenderSheet } from '@figurina/contract';
import { PAGE } from '@figurina/album';
import { verdict, type FinishedFile, type Verdict } from './check-inks.ts';
import { points } from '../measure.ts';

/** 0.01 mm. */
const TOLERANCE_PT = 0.03;

/** Sheets with a spine: two folds. */
const isCover = ({ folds = [] }: RenderSheet): boolean => folds.length === 2;

/** The spine is what two pages leave of the sheet, in tenths of a millimetre, and where marks are, both folds have theirs. */
export function spineIsFolded({ pdf, contents, profile }: FinishedFile, sheets: readonly RenderSheet[]): Verdict {
  const covers = sheets.filter(isCover);
  const bad = sheets.flatMap((sheet, at) => {
    const page = pdf.getPages()[at];
    if (!isCover(sheet) || !page) return [];
    const trim = page.getTrimBox();
    const spine = trim.width - points(2 * PAGE.width);
    const tenths = Math.round((spine / points(1)) * 10);
    if (tenths < 1 || Math.abs(spine - points(tenths / 10)) > TOLERANCE_PT) return [`${sheet.label}: no whole tenths`];
    if (!profile.marks) return [];
    const { operations } = contents.find(({ dict }) => dict === page.node)!;
    const drawn = dashedUprights(operations);
    const wanted = [PAGE.width, PAGE.width + tenths / 10].map((fold) => trim.x + points(fold));
    const missing = wanted.filter((x) => drawn.filter((one) => Math.abs(one - x) <= TOLERANCE_PT).length < 2);
    return missing.length > 0 || drawn.length !== 4 ? [`${sheet.label}: fold marks`] : [];
  });
  if (new Set(covers.map(({ width }) => width)).size > 1) bad.push('two sizes');
  return verdict(bad, covers.length > 0 ? 'a spine between two folds' : 'no cover');
}

/** Where dashed lines run up and down: the marks of folds. */
function dashedUprights(operations: FinishedFile['contents'][number]['operations']): number[] {
  const first = operations.findIndex(({ operator, operands }) => operator === 'CS' && operands[0] === '/FgAll');
  let isDashed = false;
  let start: readonly number[] = [];
  return operations.slice(Math.max(0, first)).flatMap(({ operator, operands }) => {
    if (operator === 'd') isDashed = operands[0] !== '[]';
    if (operator === 'm') start = operands.map(Number);
    const [x = 0] = operands.map(Number);
    return operator === 'l' && isDashed && x === start[0] ? [x] : [];
  });
}
