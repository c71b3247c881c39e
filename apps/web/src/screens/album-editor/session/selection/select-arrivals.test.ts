import type { NodeId } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { createSelectionStore } from '@figurina/editor';
import { describe, expect, it } from 'vitest';
import { selectArrivals } from './select-arrivals.ts';

const ids = (...names: string[]) => names as NodeId[];
function open() {
  const document = anAlbum()
    .section('Team')
    .spread({ id: 'spread' })
    .text('Wort', { id: 'words' })
    .picture({ id: 'one' })
    .picture({ id: 'two' })
    .build();
  return createSelectionStore(() => document);
}

describe('pictures that arrive', () => {
  it('are selected together', () => {
    const selection = open();
    const arrive = selectArrivals(selection);
    arrive('one' as NodeId);
    arrive('two' as NodeId);
    expect(selection.get().ids).toEqual(ids('one', 'two'));
  });

  it.each(['editText', 'editImage'] as const)('leave who is busy alone: %s', (begin) => {
    const selection = open();
    selection[begin](begin === 'editText' ? ('words' as NodeId) : ('one' as NodeId));
    const before = selection.get();
    selectArrivals(selection)('two' as NodeId);
    expect(selection.get()).toBe(before);
  });
});
