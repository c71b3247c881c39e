/**
 * Takes away transparency groups that change nothing: Chromium wraps whole elements in isolated groups, and in one, black
 * letters cannot overprint what lies beneath it. A group that is painted solid, normally and without mask looks the same
 * without being one, as long as nothing in it mixes with what is behind.
 */
import { type PDFDict, PDFName } from '@cantoo/pdf-lib';
import { type Content, dictOf, lookUp } from '../content/contents.ts';
import { changedLook, isPlainLook, PLAIN, type Look } from '../content/looks.ts';
import { nameOperand } from '../content/operations.ts';

const GROUP = PDFName.of('Group');

export function openGroups(contents: readonly Content[]): void {
  const byDict = new Map(contents.map((content) => [content.dict, content]));
  const kept = new Set<PDFDict>();
  const painted = new Set<PDFDict>();
  for (const content of contents)
    for (const { form, look } of formsPainted(content)) {
      painted.add(form);
      const inner = byDict.get(form);
      if (!isPlainLook(look) || !inner || inner.isMask || mixes(inner)) kept.add(form);
    }
  for (const form of painted) if (!kept.has(form)) form.delete(GROUP);
}

/** Whether something in it has a blend mode, which would mix with more where it is no group. */
function mixes(content: Content): boolean {
  return content.operations.some(({ operator, operands }) => {
    if (operator !== 'gs') return false;
    return changedLook(PLAIN, content, operands).blend !== 'Normal';
  });
}

function* formsPainted(content: Content): Generator<{ form: PDFDict; look: Look }> {
  const stack: Look[] = [];
  let look = PLAIN;
  for (const { operator, operands } of content.operations) {
    if (operator === 'q') stack.push(look);
    if (operator === 'Q') look = stack.pop() ?? look;
    if (operator === 'gs') look = changedLook(look, content, operands);
    if (operator !== 'Do') continue;
    const form = dictOf(lookUp(content.resources, 'XObject', nameOperand(operands[0])));
    if (form?.has(GROUP)) yield { form, look };
  }
}
