import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anAlbum, anyUnit, Dice } from '../../testing/index.ts';
import type { AlbumDocument, AlbumMeta } from '../document/album.ts';
import { createDocument } from '../document/create-document.ts';
import type { NodeId } from '../document/ids.ts';
import { orderBetween } from '../document/order.ts';
import { toParts } from '../document/to-parts.ts';
import { applyPatch } from '../patch/apply-patch.ts';
import { applyUnit } from '../patch/apply-unit.ts';
import { invertPatch } from '../patch/invert-patch.ts';
import type { Patch } from '../patch/patch.ts';
import type { Actor } from '../permissions.ts';
import { preflight } from '../preflight/preflight.ts';
import { spreadOrder } from '../print/page-size.ts';
import { deriveFacts } from '../symbols/album-facts.ts';
import { createContentChanges } from './content-changes.ts';
import { documentContent } from './document-content.ts';
import { findingKey } from './finding-key.ts';
import { spreadContent } from './spread-content.ts';

const me: Actor = { userId: 'me', role: 'owner', albumLocked: false };
const META: AlbumMeta = { id: 'a', title: 'Album', releaseDate: null, language: 'de' };
const seeds = fc.integer({ min: 0, max: 2 ** 31 });
const RUNS = { numRuns: 60 };

function aSmallAlbum() {
  return anAlbum()
    .section('Team')
    .spread({ id: 'first' })
    .cell({ id: 'cell', sticker: 'Ada', photo: [600, 800] })
    .text('Hello', { id: 'hello' })
    .picture({ id: 'picture' })
    .group((album) => album.rectangle({ fill: 3 }).text('inside'))
    .comment('mine', { id: 'mine', userId: 'me' })
    .spread({ id: 'second' })
    .text('Title', { id: 'title', symbol: 'album-title' })
    .text('12', { id: 'page', symbol: 'page-number' })
    .rectangle({ id: 'box', fill: 4 });
}

const contents = (document: AlbumDocument, meta = META): Map<NodeId, string> => {
  const facts = deriveFacts(document, meta);
  return new Map(spreadOrder(document).map((id) => [id, spreadContent(document, id, facts)]));
};
const changed = (before: AlbumDocument, after: AlbumDocument): NodeId[] => {
  const [was, is] = [contents(before), contents(after)];
  return [...is].flatMap(([id, content]) => (was.get(id) === content ? [] : [id]));
};
const props = (id: string, values: Record<string, unknown>): Patch =>
  Object.entries(values).map(([prop, value]) => ({
    part: 'workspace' as const,
    path: `nodes/${id}/props/${prop}`,
    value: value as never,
  }));
const after = (patch: Patch): AlbumDocument => {
  const document = aSmallAlbum().build();
  applyPatch(document, patch);
  return document;
};

describe('the content of an album and of its spreads', () => {
  it('is the same after any edits are taken back, and when it is read again', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const [document, dice] = [aSmallAlbum().build(), new Dice(seed)];
        const [whole, spreads] = [documentContent(document), contents(document)];
        const inverses: Patch[] = [];
        for (let at = 0; at < 6; at++) {
          const unit = anyUnit(document, dice);
          const inverse = invertPatch(document, unit);
          if (applyUnit(document, unit, me).ok) inverses.push(inverse);
        }
        const read = createDocument(toParts(document));
        expect(documentContent(read)).toBe(documentContent(document));
        expect(contents(read)).toEqual(contents(document));
        for (const inverse of inverses.toReversed()) applyPatch(document, inverse);
        expect(documentContent(document)).toBe(whole);
        expect(contents(document)).toEqual(spreads);
      }),
      RUNS,
    );
  });

  it('never follows from comments, however many are written, changed and deleted', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 40 }), { maxLength: 5 }), fc.boolean(), (texts, remove) => {
        const before = aSmallAlbum().build();
        const album = aSmallAlbum().on('first');
        for (const text of texts) album.comment(text, { userId: 'them' });
        const document = album.build();
        if (remove) applyPatch(document, [{ part: 'workspace', path: 'nodes/mine', removed: true }]);
        else applyPatch(document, props('mine', { text: 'anders', done: true }));
        expect(documentContent(document)).toBe(documentContent(before));
        expect(changed(before, document)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('changes for the spread that was changed, and for no other', () => {
    const before = aSmallAlbum().build();
    expect(changed(before, after(props('picture', { x: 12 })))).toEqual(['first']);
    expect(changed(before, after(props('box', { fill: 3 })))).toEqual(['second']);
    expect(changed(before, after([{ part: 'stickers', path: 's1/name', value: 'Ida' }]))).toEqual(['first']);
    expect(changed(before, after([{ part: 'stickers', path: 's1/cscale', value: 2 }]))).toEqual(['first']);
    expect(changed(before, after(props('cell', { stickerId: null })))).toEqual(['first']);
    expect(changed(before, after([{ part: 'colors', path: '4', value: '#123456' }]))).toContain('second');
    expect(changed(before, after(props('first', { fill: '#eeeeee' })))).toEqual(['first']);
  });

  it('passes over what nobody sees: names of layers, locks, who the customer’s list says somebody is', () => {
    const before = aSmallAlbum().build();
    expect(changed(before, after(props('picture', { name: 'Gruppenbild', locked: true })))).toEqual([]);
    expect(changed(before, after([{ part: 'stickers', path: 's1/personId', value: '77' }]))).toEqual([]);
  });

  it('stays when the spread only moves on, and follows the automatic texts that it shows', () => {
    const before = aSmallAlbum().build();
    const [front, team] = before.childIds(before.rootId).map((id) => before.nodes.get(id)!.order);
    const order = orderBetween(front!, team!);
    const section = { id: 'early', type: 'Section', parent: 'root', order, props: { name: 'Neu' } };
    const spread = { id: 'new', type: 'Spread', parent: 'early', order: 'V', props: {} };
    const moved = after(
      [section, spread].map((value) => ({ part: 'workspace', path: `nodes/${value.id}`, value }) as const),
    );
    expect(spreadOrder(moved)).toHaveLength(spreadOrder(before).length + 1);
    expect(contents(moved).get('second' as NodeId)).toBe(contents(before).get('second' as NodeId));
    const renamed = contents(before, { ...META, title: 'Anders' });
    expect(renamed.get('second' as NodeId)).not.toBe(contents(before).get('second' as NodeId));
    expect(renamed.get('first' as NodeId)).toBe(contents(before).get('first' as NodeId));
  });

  it('is another one when what lies above changes places with what lies below', () => {
    const before = aSmallAlbum().build();
    const patch: Patch = [{ part: 'workspace', path: 'nodes/hello/order', value: 'zzzzV' }];
    expect(changed(before, after(patch))).toEqual(['first']);
  });
});

describe('changes that count', () => {
  it('are all but those of comments, also of comments that are gone', () => {
    const document = aSmallAlbum().build();
    const counts = createContentChanges(document, ['deleted-long-ago']);
    const comment = { id: 'c9', type: 'Comment', parent: 'first', order: 'a', props: {} };
    expect(counts(props('mine', { text: 'neu' }))).toBe(false);
    expect(counts([{ part: 'workspace', path: 'nodes/c9', value: comment }])).toBe(false);
    expect(counts([{ part: 'workspace', path: 'nodes/c9', removed: true }])).toBe(false);
    expect(counts([{ part: 'workspace', path: 'nodes/deleted-long-ago', removed: true }])).toBe(false);
    expect(counts([{ part: 'workspace', path: 'nodes/unknown', removed: true }])).toBe(true);
    expect(counts([...props('mine', { done: true }), ...props('box', { x: 1 })])).toBe(true);
    expect(counts([{ part: 'colors', path: '3', value: '#ffffff' }])).toBe(true);
  });
});

describe('the key of a finding', () => {
  it('tells every finding of an album from the others', () => {
    const document = aSmallAlbum().text('a', { x: 0, y: 0 }).cell({ sticker: 'Bo', x: 225, y: 1 }).sticker('').build();
    const keys = preflight(document, 'order').map(findingKey);
    expect(keys.length).toBeGreaterThan(5);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
