import { describe, expect, it } from 'vitest';
import type { StickerTemplateSettings } from '../document/sticker.ts';
import { cellLayout, type ChosenLayout, stickerLayout } from './chosen-layout.ts';

const album = (id: string, cell_id = ''): StickerTemplateSettings => ({
  id,
  cell_id,
  blank_enabled: true,
  portrait: 'own',
});
const own = (stickerLayout: string, cellLayout = 'default') => ({ stickerLayout, cellLayout });
const named = ({ design, variant }: ChosenLayout): string => `${design} ${variant}`;

describe('the design of a sticker', () => {
  it('is the album’s unless it has one of its own', () => {
    expect(named(stickerLayout(album('gold:full')))).toBe('gold full');
    expect(named(stickerLayout(album('gold:full'), own('default')))).toBe('gold full');
    expect(named(stickerLayout(album('gold:full'), own('tilted')))).toBe('tilted default');
    expect(named(stickerLayout(album('gold:full'), own('default:photo')))).toBe('gold photo');
  });

  it('can be the plain one in an album with another', () => {
    expect(named(stickerLayout(album('gold'), own('plain')))).toBe('default default');
    expect(named(stickerLayout(album('gold'), own('plain:textless')))).toBe('default textless');
  });

  it('of an unknown name is the plain one', () => {
    expect(named(stickerLayout(album('neon:loud')))).toBe('default default');
    expect(named(stickerLayout(album('gold'), own('neon:loud')))).toBe('default default');
  });
});

describe('the design of a cell', () => {
  it('is that of the sticker that belongs into it, as long as nobody chose another', () => {
    expect(named(cellLayout(album('gold:full')))).toBe('gold full');
    expect(named(cellLayout(album('gold'), own('tilted:photo')))).toBe('tilted photo');
  });

  it('is the album’s own for cells, whatever its stickers look like', () => {
    expect(named(cellLayout(album('gold:full', 'accented')))).toBe('accented default');
    expect(named(cellLayout(album('gold', 'default:textless'), own('tilted')))).toBe('default textless');
    expect(named(stickerLayout(album('gold', 'accented'), own('default')))).toBe('gold default');
  });

  it('is that of this one cell before all others', () => {
    expect(named(cellLayout(album('gold', 'accented'), own('tilted', 'themed')))).toBe('themed default');
    expect(named(cellLayout(album('gold', 'accented'), own('tilted', 'default:full')))).toBe('accented full');
    expect(named(cellLayout(album('gold', 'accented'), own('tilted', 'plain')))).toBe('default default');
  });
});
