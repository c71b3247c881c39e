import { describe, expect, it } from 'vitest';
import { anAlbum } from '../../../testing/index.ts';
import type { AlbumDocument } from '../../document/album.ts';
import type { NodeId } from '../../document/ids.ts';
import { applyPatch } from '../../patch/apply-patch.ts';
import { spreadOrder } from '../../print/page-size.ts';
import { type CommandResult, isRefused } from '../command.ts';
import { moveSpreadBeside, stepSpread } from './move-spread-beside.ts';

const makeId = (): string => 'made';
const album = (): AlbumDocument =>
  anAlbum()
    .section('A', { id: 'A' })
    .spread({ id: 'a1' })
    .spread({ id: 'a2' })
    .section('B', { id: 'B' })
    .spread({ id: 'b1' })
    .build();

function after(document: AlbumDocument, answer: CommandResult): string {
  if (isRefused(answer)) return answer.code;
  applyPatch(document, answer);
  const [, ...inner] = spreadOrder(document).slice(0, -1);
  return inner.map((id) => `${document.nodes.get(id)!.parent}:${id}`).join(' ');
}
const beside = (spreadId: string, target: string, side: 'before' | 'after'): string => {
  const document = album();
  const input = { spreadId: spreadId as NodeId, beside: target as NodeId, side, makeId };
  return after(document, moveSpreadBeside(document, input));
};
const step = (spreadId: string, direction: 'up' | 'down'): string => {
  const document = album();
  return after(document, stepSpread(document, { spreadId: spreadId as NodeId, direction, makeId }));
};

describe('a spread dropped beside another one', () => {
  it('stands before or after it', () => {
    expect(beside('a2', 'a1', 'before')).toBe('A:a2 A:a1 B:b1');
    expect(beside('a1', 'a2', 'after')).toBe('A:a2 A:a1 B:b1');
  });

  it('goes into the chapter of that one', () => {
    expect(beside('a1', 'b1', 'after')).toBe('A:a2 B:b1 B:a1');
    expect(beside('a1', 'b1', 'before')).toBe('A:a2 B:a1 B:b1');
  });

  it('stays on itself, never joins the covers and never leaves a chapter empty', () => {
    expect(beside('a1', 'a1', 'after')).toBe('A:a1 A:a2 B:b1');
    expect(beside('a1', 'front', 'after')).toBe('section_static');
    expect(beside('b1', 'a1', 'before')).toBe('last_spread_of_section');
  });
});

describe('a spread moved on', () => {
  it('goes one place within its chapter', () => {
    expect(step('a1', 'down')).toBe('A:a2 A:a1 B:b1');
  });

  it('goes on into the next chapter, and stops at the covers', () => {
    expect(step('a2', 'down')).toBe('A:a1 B:a2 B:b1');
    expect(step('a1', 'up')).toBe('spread_at_end');
    expect(step('front', 'down')).toBe('spread_is_cover');
  });
});
