import { describe, expect, it } from 'vitest';
import { anAlbum } from '../../testing/index.ts';
import type { NodeId } from '../document/ids.ts';
import { richText } from '../document/rich-text.ts';
import { hashText } from '../document/text-hash.ts';
import { toParts } from '../document/to-parts.ts';
import type { Actor } from '../permissions.ts';
import { applyPatch } from './apply-patch.ts';
import { NO_TRACES, Proofs } from '../rules/proofs.ts';
import { applyUnit, type UnitResult } from './apply-unit.ts';
import type { Operation, Patch } from './patch.ts';
import { removeNodesPatch } from './remove-patches.ts';

const owner: Actor = { userId: 'me', role: 'owner', albumLocked: false };
const admin: Actor = { ...owner, role: 'admin' };
const node = (path: string, value: unknown): Operation => ({
  part: 'workspace',
  path: `nodes/${path}`,
  value: value as never,
});
const start = () =>
  anAlbum()
    .section('Team', { id: 'team' })
    .spread({ id: 'spread' })
    .rectangle({ id: 'rect' })
    .text('Hello', { id: 'text' })
    .comment('mine', { id: 'mine', userId: 'me' })
    .comment('theirs', { id: 'theirs', userId: 'them' })
    .spread()
    .sticker('Ada')
    .image({ id: 'picture' })
    .build();
/** What somebody has done is what they may take back. */
function proofsOf(...results: UnitResult[]): Proofs {
  const proofs = new Proofs();
  for (const result of results) if (result.ok) proofs.add(result.traces);
  return proofs;
}

describe('applyUnit', () => {
  it('applies a unit, says what it touched and how to take it back', () => {
    const album = start();
    const result = applyUnit(album, [node('rect/props/x', 5), node('rect/props/y', 6)], owner);
    expect(result).toEqual({
      ok: true,
      inverse: [node('rect/props/y', 0), node('rect/props/x', 0)],
      touched: [{ table: 'nodes', id: 'rect' }],
      traces: NO_TRACES,
    });
  });

  it.each<[string, Operation]>([
    ['a path without meaning', node('rect', 1) && { part: 'workspace', path: 'root', value: 'x' }],
    ['a prop that the type does not have', node('rect/props/text', richText('x'))],
    ['a prop of Object', node('rect/props/constructor', 1)],
    ['a value of the wrong type', node('rect/props/x', '5')],
    ['a value out of bounds', node('rect/props/opacity', 2)],
    ['an order that ends in 0', node('rect/order', 'V0')],
    ['a parent of null', node('rect/parent', null)],
    ['removing a parent', { part: 'workspace', path: 'nodes/rect/parent', removed: true }],
    ['a node under another id', node('new', { id: 'other', type: 'Circle', parent: 'spread', order: 'V', props: {} })],
    ['a node of no type', node('new', { id: 'new', type: 'toString', parent: 'spread', order: 'V', props: {} })],
    [
      'a node with a foreign field',
      node('new', { id: 'new', type: 'Circle', parent: 'spread', order: 'V', children: [] }),
    ],
    [
      'a node with a wrong prop',
      node('new', { id: 'new', type: 'Circle', parent: 'spread', order: 'V', props: { x: null } }),
    ],
    ['a hostile id', node('__proto__', { id: '__proto__', type: 'Circle', parent: 'spread', order: 'V' })],
    ['a sticker without chapter', { part: 'stickers', path: 'new', value: { id: 'new', name: 'x' } }],
    ['a sticker name of 31 letters', { part: 'stickers', path: 's1/name', value: 'x'.repeat(31) }],
    ['another id for a sticker', { part: 'stickers', path: 's1/id', value: 's9' }],
    ['a picture without size', { part: 'images', path: 'new', value: { id: 'new' } }],
    ['a colour that is none', { part: 'colors', path: '3', value: 'red' }],
    ['a colour at no index', { part: 'colors', path: '03', value: '#000000' }],
    ['a font without family', { part: 'fonts', path: 'title', value: { bold: true } }],
    ['a setting that there is not', { part: 'sticker_template_settings', path: 'nothing', value: 1 }],
  ])('refuses %s', (_what, operation) => {
    const album = start();
    const before = toParts(album);
    expect(applyUnit(album, [node('rect/props/x', 5), operation], owner)).toMatchObject({
      ok: false,
      code: 'wrong_shape',
    });
    expect(toParts(album)).toEqual(before);
  });

  it('refuses what touches something gone, but not removing it once more', () => {
    const album = start();
    expect(applyUnit(album, [node('gone/props/x', 1)], owner)).toMatchObject({ code: 'node_gone' });
    expect(applyUnit(album, [{ part: 'stickers', path: 'gone/name', value: 'x' }], owner)).toMatchObject({
      code: 'node_gone',
    });
    expect(applyUnit(album, [node('rect/parent', 'gone')], owner)).toMatchObject({ code: 'parent_gone' });
    const removal: Patch = [{ part: 'workspace', path: 'nodes/rect', removed: true }];
    expect(applyUnit(album, removal, owner)).toMatchObject({ ok: true });
    expect(applyUnit(album, removal, owner)).toMatchObject({ ok: true, inverse: [] });
  });

  it('refuses to create what is there', () => {
    const stored = { id: 'rect', type: 'Circle', parent: 'spread', order: 'V', props: {} };
    expect(applyUnit(start(), [node('rect', stored)], owner)).toMatchObject({ code: 'invariant_broken' });
    const replacing: Patch = [{ part: 'workspace', path: 'nodes/rect', removed: true }, node('rect', stored)];
    expect(applyUnit(start(), replacing, owner)).toMatchObject({ ok: true });
  });

  it('refuses a text that was made from another one', () => {
    const album = start();
    const base = hashText(richText('Hello'));
    const change = (words: string): Patch => [{ ...node('text/props/text', richText(words)), base } as Operation];
    expect(applyUnit(album, change('Hello you'), owner)).toMatchObject({ ok: true });
    expect(applyUnit(album, change('Hello there'), owner)).toMatchObject({ ok: false, code: 'text_changed' });
    expect(album.nodes.get('text' as NodeId)!.props).toMatchObject({ text: richText('Hello you') });
  });

  it('lets viewers nothing, and into a locked album administrators alone', () => {
    const unit = [node('rect/props/x', 5)];
    expect(applyUnit(start(), unit, { ...owner, role: 'viewer' })).toMatchObject({ code: 'forbidden' });
    expect(applyUnit(start(), unit, { ...owner, albumLocked: true })).toMatchObject({ code: 'album_locked' });
    expect(applyUnit(start(), unit, { ...admin, albumLocked: true })).toMatchObject({ ok: true });
  });

  it('keeps comments to their authors and administrators', () => {
    const change = (id: string) => [node(`${id}/props/text`, 'changed')];
    const remove = (id: string): Patch => [{ part: 'workspace', path: `nodes/${id}`, removed: true }];
    const write = (userId: string) => [
      node('new', { id: 'new', type: 'Comment', parent: 'spread', order: 'z', props: { userId } }),
    ];
    for (const unit of [change('theirs'), remove('theirs')]) {
      expect(applyUnit(start(), unit, owner)).toMatchObject({ ok: false, code: 'comment_of_other' });
      expect(applyUnit(start(), unit, admin)).toMatchObject({ ok: true });
    }
    for (const actor of [owner, admin])
      for (const unit of [write('them'), [node('mine/props/userId', 'them')], [node('theirs/props/userId', 'me')]])
        expect(applyUnit(start(), unit, actor)).toMatchObject({ ok: false, code: 'comment_of_other' });
    for (const unit of [change('mine'), remove('mine'), write('me')]) {
      expect(applyUnit(start(), unit, owner)).toMatchObject({ ok: true });
    }
  });

  it('lets everybody answer a comment and say that it is done, and its author delete it with all answers', () => {
    const answer = (id: string, parent: string, userId: string) =>
      node(id, { id, type: 'Comment', parent, order: 'V', props: { userId } });
    const album = start();
    expect(applyUnit(album, [answer('a', 'theirs', 'me')], owner)).toMatchObject({ ok: true });
    expect(applyUnit(album, [node('theirs/props/done', true)], owner)).toMatchObject({ ok: true });
    expect(applyUnit(album, [answer('b', 'theirs', 'them')], owner)).toMatchObject({ code: 'comment_of_other' });
    applyPatch(album, [answer('c', 'mine', 'them')]);
    const removed = applyUnit(album, removeNodesPatch(album, ['mine' as NodeId]), owner);
    expect(removed).toMatchObject({ ok: true });
    expect(album.nodes.has('c' as NodeId)).toBe(false);
    expect(removed.ok && applyUnit(album, removed.inverse, owner, proofsOf(removed))).toMatchObject({ ok: true });
    expect(applyUnit(album, [{ part: 'workspace', path: 'nodes/c', removed: true }], owner)).toMatchObject({
      code: 'comment_of_other',
    });
  });

  it("takes somebody else's comment along with its spread, and back", () => {
    const album = start();
    const before = toParts(album);
    const removed = applyUnit(album, removeNodesPatch(album, ['spread' as NodeId]), owner);
    expect(removed).toMatchObject({ ok: true });
    expect(album.nodes.has('theirs' as NodeId)).toBe(false);
    if (!removed.ok) return;
    expect(applyUnit(album, removed.inverse, owner)).toMatchObject({ ok: false, code: 'comment_of_other' });
    const reworded = removed.inverse.map((operation) =>
      operation.path === 'nodes/theirs' && 'value' in operation
        ? node('theirs', { ...(operation.value as object), props: { userId: 'them', text: 'never said' } })
        : operation,
    );
    const proofs = proofsOf(removed);
    expect(applyUnit(album, reworded, owner, proofs)).toMatchObject({ ok: false, code: 'comment_of_other' });
    expect(applyUnit(album, removed.inverse, owner, proofs)).toMatchObject({ ok: true });
    expect(toParts(album)).toEqual(before);
  });

  it("takes no new comment in somebody else's name, also when its spread is created in the same unit", () => {
    const spread = node('fresh', { id: 'fresh', type: 'Spread', parent: 'team', order: 'zz', props: {} });
    const said = (id: string, parent: string) =>
      node(id, { id, type: 'Comment', parent, order: 'V', props: { userId: 'them', text: 'I am leaving' } });
    for (const actor of [owner, admin])
      expect(applyUnit(start(), [spread, said('forged', 'fresh')], actor)).toMatchObject({
        ok: false,
        code: 'comment_of_other',
        at: 'workspace:nodes/forged',
      });
  });
});
