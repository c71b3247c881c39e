import { type NodeId, type Patch, removeNodesPatch, stackingOrder } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { createEditorStore } from '@figurina/editor';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayChangeLayer } from './may-change-layer.ts';

const IDS = ['box', 'cell', 'words', 'outer', 'inner', 'deep', 'deep-cell'];
const PARENTS = ['one', 'two', 'outer', 'inner'];

function open() {
  const album = anAlbum()
    .section('Team')
    .spread({ id: 'one' })
    .rectangle({ id: 'box' })
    .cell({ id: 'cell' })
    .text('Words', { id: 'words' })
    .group(
      (outer) =>
        outer.group((inner) => inner.circle({ id: 'deep' }).cell({ id: 'deep-cell' }), { id: 'inner' }).rectangle(),
      { id: 'outer' },
    )
    .spread({ id: 'two' });
  return createEditorStore(album.build(), () => ({ userId: 'me', role: 'editor', albumLocked: false }));
}

const edit: fc.Arbitrary<(store: ReturnType<typeof open>) => Patch> = fc.oneof(
  fc.record({ id: fc.constantFrom(...IDS), value: fc.nat(400) }).map(({ id, value }) => () => [
    { part: 'workspace' as const, path: `nodes/${id}/props/x`, value },
  ]),
  fc.record({ id: fc.constantFrom('box', 'deep', 'outer'), value: fc.boolean() }).map(({ id, value }) => () => [
    { part: 'workspace' as const, path: `nodes/${id}/props/alwaysOnTop`, value },
  ]),
  fc.record({ id: fc.constantFrom(...IDS), parent: fc.constantFrom(...PARENTS) }).map(({ id, parent }) => () => [
    { part: 'workspace' as const, path: `nodes/${id}/parent`, value: parent },
  ]),
  fc
    .constantFrom(...IDS)
    .map((id) => (store: ReturnType<typeof open>) => removeNodesPatch(store.document, [id as NodeId])),
);

test('what is drawn in which order is another only after changes that it tells of, or of the list of children', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
      const store = open();
      const { document } = store;
      let told = false;
      store.onChange(({ touched }) => (told ||= touched.some(mayChangeLayer)));
      const look = () =>
        PARENTS.filter((id) => document.nodes.has(id as NodeId)).map((id) => ({
          id,
          children: document.childIds(id as NodeId),
          order: stackingOrder(document, id as NodeId),
        }));
      for (const make of edits) {
        told = false;
        const before = new Map(look().map((seen) => [seen.id, seen]));
        store.transact('steps.change', make(store));
        for (const { id, children, order } of look()) {
          const was = before.get(id);
          if (was && !told && was.children === children) expect(order).toEqual(was.order);
        }
      }
    }),
  );
});
