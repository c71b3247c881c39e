import type { Patch } from '@figurina/album';
import { expect, test } from 'vitest';
import { changeKind } from './change-kind.ts';

const kind = (...patches: Patch[]) =>
  changeKind({ units: patches.map((patch) => ({ id: 'u', operations: [...patch] })) });
const person = (id: number): Patch[number] => ({ part: 'stickers', path: `s${id}`, value: { id: `s${id}` } });
const moved = (id: number): Patch[number] => ({ part: 'workspace', path: `nodes/n${id}/props/x`, value: 1 });
const many = (count: number, make: (id: number) => Patch[number]) => Array.from({ length: count }, (_, id) => make(id));

test('a list of people, another style and a change of very much are told from everyday work', () => {
  expect(kind(many(3, person), many(20, moved))).toBeNull();
  expect(kind(many(30, person))).toBe('import');
  expect(kind([{ part: 'colors', path: '2', value: '#000000' }])).toBe('style');
  expect(kind([{ part: 'fonts', path: 'title', value: { family: 'Oswald' } }])).toBe('style');
  expect(kind(many(100, moved))).toBe('bulk');
});
