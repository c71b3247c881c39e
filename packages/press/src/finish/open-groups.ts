/**
 * Takes away transparency groups that change nothing: Chromium wraps whole elements in isolated groups, and in one, black
 * letters cannot overprint what lies beneath it. A group that is painted solid, normally and without mask looks the same
 * without being one, as long as nothing in it mixes with what is behind.
 */
import { PDFDict, PDFName } from '@cantoo/pdf-lib';
import { type Content, dictOf, lookUp } from '../content/contents.ts';
import { nameOperand } from '../content/operations.ts';

const GROUP = PDFName.of('Group');

interface Look {
  readonly opacity: number;
  readonly blend: string;
  readonly isMasked: boolean;
}
const PLAIN: Look = { opacity: 1, blend: 'Normal', isMasked: false };

export function openGroups(contents: readonly Content[]): void {
  const byDict = new Map(contents.map((content) => [content.dict, content]));
  const kept = new Set<PDFDict>();
  const painted = new Set<PDFDict>();
  for (const content of contents)
    for (const { form, look } of formsPainted(content)) {
      painted.add(form);
      const inner = byDict.get(form);
      const isPlain = look.opacity === 1 && look.blend === 'Normal' && !look.isMasked;
      if (!isPlain || !inner || inner.isMask || mixes(inner)) kept.add(form);
    }
  for (const form of painted) if (!kept.has(form)) form.delete(GROUP);
}

/** Whether something in it has a blend mode, which would mix with more where it is no group. */
function mixes(content: Content): boolean {
  return content.operations.some(({ operator, operands }) => {
    if (operator !== 'gs') return false;
    return changed(PLAIN, stateOf(content, operands)).blend !== 'Normal';
  });
}

function* formsPainted(content: Content): Generator<{ form: PDFDict; look: Look }> {
  const stack: Look[] = [];
  let look = PLAIN;
  for (const { operator, operands } of content.operations) {
    if (operator === 'q') stack.push(look);
    if (operator === 'Q') look = stack.pop() ?? look;
    if (operator === 'gs') look = changed(look, stateOf(content, operands));
    if (operator !== 'Do') continue;
    const form = dictOf(lookUp(content.resources, 'XObject', nameOperand(operands[0])));
    if (form?.has(GROUP)) yield { form, look };
  }
}

function stateOf({ resources }: Content, operands: readonly string[]): PDFDict | undefined {
  return dictOf(lookUp(resources, 'ExtGState', nameOperand(operands[0])));
}

function changed(look: Look, state: PDFDict | undefined): Look {
  const opacity = state?.lookup(PDFName.of('ca'));
  const blend = state?.lookup(PDFName.of('BM'));
  const mask = state?.lookup(PDFName.of('SMask'));
  return {
    opacity: opacity ? Number(opacity.toString()) : look.opacity,
    blend: blend ? blend.toString().slice(1) : look.blend,
    isMasked: mask ? mask !== PDFName.of('None') : look.isMasked,
  };
}
