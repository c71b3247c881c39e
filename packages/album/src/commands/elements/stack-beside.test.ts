import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anAlbum } from '../../../testing/index.ts';
import type { NodeId } from '../../document/ids.ts';
import { applyPatch } from '../../patch/apply-patch.ts';
import { isRefused } from '../command.ts';
import { stackBeside } from './stack-beside.ts';

const names = ['a', 'b', 'c', 'd'] as const;
const album = () => {
  const builder = anAlbum().section('Team').spread({ id: 'spread' });
  for (const id of names) builder.rectangle({ id });
  return builder.group((inside) => inside.rectangle({ id: 'inner' }), { id: 'group' }).build();
};

test('an element lies directly above or below the one it was put beside, and the others keep their order', () => {
  let ids = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.constantFrom(...names),
      fc.constantFrom('above', 'below'),
      (id, beside, side) => {
        const document = album();
        const input = { id: id as NodeId, beside: beside as NodeId, side, makeId: () => `m${ids++}` };
        const answer = stackBeside(document, input);
        expect(isRefused(answer)).toBe(false);
        if (!isRefused(answer)) applyPatch(document, answer);
        const order = document.childIds('spread' as NodeId).filter((one) => one !== 'group') as string[];
        if (id !== beside) expect(order.indexOf(id) - order.indexOf(beside)).toBe(side === 'above' ? 1 : -1);
        expect(order.filter((one) => one !== id)).toEqual(names.filter((one) => one !== id));
      },
    ),
  );
});

test('it stays among its siblings', () => {
  const input = { id: 'a' as NodeId, beside: 'inner' as NodeId, side: 'above' as const, makeId: () => 'm' };
  expect(stackBeside(album(), input)).toMatchObject({ ok: false, code: 'not_same_parent' });
});
