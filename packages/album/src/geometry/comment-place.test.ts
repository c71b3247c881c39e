import { describe, expect, it } from 'vitest';
import { applyPatch } from '../patch/apply-patch.ts';
import { anAlbum } from '@figurina/album/testing';
import type { AlbumDocument } from '../document/album.ts';
import type { NodeId } from '../document/ids.ts';
import type { NodeOf } from '../document/nodes/node.ts';
import { commentPlace, commentTarget, type CommentTarget, stickerTarget } from './comment-place.ts';
import { nodesAt } from './hit-testing.ts';

const spread = 'spread' as NodeId;
const on = (target: CommentTarget) => ({ id: 'said', x: 7, y: 9, target });
const placeIn = (document: AlbumDocument) =>
  commentPlace(document, document.nodes.get('said' as NodeId) as NodeOf<'Comment'>);
const album = (target: CommentTarget) =>
  anAlbum()
    .section('Team', { id: 'team' })
    .spread({ id: 'other' })
    .spread({ id: 'spread' })
    .rectangle({ id: 'box', x: 100, y: 50, width: 40, height: 20, fill: 2 })
    .comment('Größer?', on(target))
    .build();
const change = (document: AlbumDocument, path: string, value: unknown) =>
  applyPatch(document, [{ part: 'workspace', path: `nodes/${path}`, value: value as never }]);

describe('a comment on an element', () => {
  const target: CommentTarget = { kind: 'node', id: 'box', x: 1, y: 0.5 };

  it('goes with it, also to another page, and grows with it', () => {
    const document = album(target);
    expect(placeIn(document)).toEqual({ spreadId: spread, on: 'box', x: 140, y: 60 });
    change(document, 'box/props/x', 10);
    change(document, 'box/props/height', 40);
    expect(placeIn(document)).toMatchObject({ x: 50, y: 70 });
    change(document, 'box/parent', 'other');
    expect(placeIn(document)).toMatchObject({ spreadId: 'other', x: 50, y: 70 });
  });

  it('stays on its page when that is deleted', () => {
    const document = album(target);
    applyPatch(document, [{ part: 'workspace', path: 'nodes/box', removed: true }]);
    expect(placeIn(document)).toEqual({ spreadId: spread, on: null, x: 7, y: 9 });
  });

  it('is not hit where it was first put: its pin is elsewhere', () => {
    expect(nodesAt(album(target), spread, { x: 8, y: 10 }, { commentSize: 5 })).toEqual([]);
    expect(nodesAt(album(target), spread, { x: 120, y: 60 }, { commentSize: 5 })).toEqual(['box']);
  });

  it('is about the topmost element under it, or the one that is named', () => {
    const document = album(target);
    const at = { x: 110, y: 55 };
    expect(commentTarget(document, { spreadId: spread, at })).toEqual({ kind: 'node', id: 'box', x: 0.25, y: 0.25 });
    expect(commentTarget(document, { spreadId: spread, at: { x: 5, y: 5 } })).toBeNull();
    expect(commentTarget(document, { spreadId: spread, at: { x: 500, y: 5 }, named: 'box' as NodeId })).toEqual({
      kind: 'node',
      id: 'box',
      x: 1,
      y: 0,
    });
  });
});

it('a comment on a sticker is where the sticker is, and on its page while that lies nowhere', () => {
  const document = anAlbum()
    .section('Team', { id: 'team' })
    .sticker('Ida', { id: 'ida' })
    .spread({ id: 'spread' })
    .cell({ id: 'cell', x: 100, y: 50, width: 50, height: 70 })
    .comment('Neues Foto?', on(stickerTarget('ida')))
    .build();
  expect(placeIn(document)).toEqual({ spreadId: spread, on: null, x: 7, y: 9 });
  change(document, 'cell/props/stickerId', 'ida');
  expect(placeIn(document)).toEqual({ spreadId: spread, on: 'cell', x: 150, y: 50 });
});
