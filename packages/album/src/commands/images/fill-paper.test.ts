import { describe, expect, it } from 'vitest';
import { anAlbum } from '../../../testing/index.ts';
import type { AlbumDocument } from '../../document/album.ts';
import type { NodeId } from '../../document/ids.ts';
import { boundsInSpread } from '../../geometry/bounds.ts';
import { applyUnit } from '../../patch/apply-unit.ts';
import { isRefused } from '../command.ts';
import { fillPaper } from './fill-paper.ts';

const owner = { userId: 'u', role: 'owner', albumLocked: false } as const;

function filled(document: AlbumDocument, id: string, paper: 'page' | 'spread') {
  const nodeId = id as NodeId;
  const patch = fillPaper(document, { nodeId, paper });
  if (isRefused(patch)) throw new Error(patch.code);
  expect(applyUnit(document, patch, owner)).toMatchObject({ ok: true });
  const { x, y, width, height } = boundsInSpread(document, nodeId)!;
  return [x, y, width, height].map((side) => Math.round(side * 100) / 100);
}

describe('a picture', () => {
  const album = () =>
    anAlbum()
      .section()
      .spread({ id: 'spread' })
      .picture({ id: 'right', x: 250, y: 40, width: 60, height: 40, rotation: 30, cscale: 2, cx: 0.2 })
      .group((group) => group.picture({ id: 'inside', x: 4, y: 5, width: 20, height: 20 }), {
        id: 'group',
        x: 60,
        y: 60,
        rotation: 90,
        scale: 2,
      })
      .build();

  it('fills the page that its middle lies on, or the spread, out to the bleed', () => {
    const document = album();
    expect(filled(document, 'right', 'page')).toEqual([230, -2, 232, 301]);
    expect(document.nodes.get('right' as NodeId)!.props).toMatchObject({ rotation: 0, cscale: 1, cx: 0 });
    expect(filled(document, 'right', 'spread')).toEqual([-2, -2, 464, 301]);
  });

  it('does so from within a turned and scaled group', () => {
    expect(filled(album(), 'inside', 'page')).toEqual([-2, -2, 232, 301]);
    expect(filled(album(), 'inside', 'spread')).toEqual([-2, -2, 464, 301]);
  });
});
