import { anAlbum } from '@figurina/album/testing';
import { PAPER_MODE, plainReader, type Source } from '@figurina/drawing';
import { expect, test } from 'vitest';
import { createRest, restingReader } from './resting-reader.ts';

function changing<Value>(first: Value): Source<Value> & { set(value: Value): void } {
  const listeners = new Set<() => void>();
  let now = first;
  return {
    get: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(value) {
      now = value;
      for (const listener of listeners) listener();
    },
  };
}

test('a spread that rests keeps its colours, and has the new ones as soon as it is seen again', () => {
  const palette = changing<ReadonlyMap<string, string>>(new Map([['3', '#e63946']]));
  const rest = createRest(false);
  const meta = { id: 'a', title: '', releaseDate: null, language: 'de' } as const;
  const reader = plainReader({ document: anAlbum().build(), meta, mode: PAPER_MODE, imageUrl: () => null });
  const { palette: seen } = restingReader({ ...reader, palette }, rest);
  let told = 0;
  const end = seen.subscribe(() => told++);
  const color = (): string | undefined => seen.get().get('3');

  palette.set(new Map([['3', '#1f7a45']]));
  expect([color(), told]).toEqual(['#1f7a45', 1]);
  rest.set(true);
  palette.set(new Map([['3', '#a3123a']]));
  palette.set(new Map([['3', '#0b2545']]));
  expect([color(), told]).toEqual(['#1f7a45', 1]);
  rest.set(false);
  expect([color(), told]).toEqual(['#0b2545', 2]);
  end();
  palette.set(new Map());
  expect(told).toBe(2);
});
