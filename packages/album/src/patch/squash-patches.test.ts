import { describe, expect, it } from 'vitest';
import type { Operation, Patch } from './patch.ts';
import { squashOperations, squashUnits } from './squash-patches.ts';

const set = (path: string, value: unknown): Operation => ({
  part: 'workspace',
  path: `nodes/${path}`,
  value: value as never,
});
const gone = (path: string): Operation => ({ part: 'workspace', path: `nodes/${path}`, removed: true });
const made = (id: string, props = {}) => set(id, { id, type: 'Circle', parent: 'p', order: 'V', props });
const units = (...patches: Patch[]) => patches.map((operations) => ({ operations }));

describe('squashOperations', () => {
  it('keeps the last value of a path', () => {
    expect(squashOperations([set('a/props/x', 1), set('a/props/y', 2), set('a/props/x', 3)])).toEqual([
      set('a/props/x', 3),
      set('a/props/y', 2),
    ]);
  });

  it('puts changes into the creation they follow', () => {
    expect(
      squashOperations([made('a', { x: 1, y: 1 }), set('a/props/x', 5), gone('a/props/y'), set('a/parent', 'q')]),
    ).toEqual([set('a', { id: 'a', type: 'Circle', parent: 'q', order: 'V', props: { x: 5 } })]);
  });

  it('says nothing of what came and went, and only that of what was there', () => {
    expect(squashOperations([made('a'), set('a/props/x', 1), gone('a')])).toEqual([]);
    expect(squashOperations([set('a/props/x', 1), gone('a')])).toEqual([gone('a')]);
    expect(squashOperations([gone('a'), made('a'), gone('a')])).toEqual([gone('a')]);
    expect(squashOperations([gone('a'), made('a'), set('a/props/x', 1)])).toEqual([gone('a'), made('a', { x: 1 })]);
  });

  it('keeps the hash of the text that the first change was made from', () => {
    const text = (value: string, base: string) => ({ ...set('a/props/text', value), base });
    expect(squashOperations([text('b', 'hash-of-a'), text('c', 'hash-of-b')])).toEqual([text('c', 'hash-of-a')]);
  });

  it('treats colours and fonts as values, not as records that come and go', () => {
    const colour = (value: string): Operation => ({ part: 'colors', path: '7', value });
    expect(squashOperations([colour('#111111'), { part: 'colors', path: '7', removed: true }])).toEqual([
      { part: 'colors', path: '7', removed: true },
    ]);
  });
});

describe('squashUnits', () => {
  it('leaves units on different paths alone', () => {
    const pending = units([set('a/props/x', 1)], [set('b/props/x', 1)], [set('a/props/y', 1)]);
    expect(squashUnits(pending)).toEqual(pending.map((unit) => ({ operations: unit.operations, from: [unit] })));
  });

  it('joins units that touch a path, past others that only style', () => {
    const [first, other, second] = units([set('a/props/x', 1)], [set('b/props/x', 1)], [set('a/props/x', 2)]);
    expect(squashUnits([first!, other!, second!])).toEqual([
      { operations: [set('a/props/x', 2)], from: [first, second] },
      { operations: other!.operations, from: [other] },
    ]);
  });

  it('joins what lies between when two units that link meet, so that no step breaks an invariant', () => {
    const pending = units(
      [set('a/props/stickerId', null)],
      [set('b/props/stickerId', 's1')],
      [set('a/props/stickerId', 's2')],
    );
    expect(squashUnits(pending)).toEqual([
      { operations: [set('a/props/stickerId', 's2'), set('b/props/stickerId', 's1')], from: pending },
    ]);
  });

  it('sends nothing when nothing is left', () => {
    expect(squashUnits(units([made('a')], [set('a/props/x', 1)], [gone('a')]))).toEqual([]);
  });
});
