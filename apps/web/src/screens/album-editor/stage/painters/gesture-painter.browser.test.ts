import type { AlbumNode, NodeId } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { matrixOf } from '@figurina/drawing';
import { createEditorStore } from '@figurina/editor';
import { expect, onTestFinished, test } from 'vitest';
import { createGesturePainter } from './gesture-painter.ts';
import { undermost } from './lifted-runs.ts';

const IDS = ['a', 'b', 'c', 'd', 'e', 'f'] as NodeId[];

/** Six elements drawn as the spread draws them, with a painter that listens to gestures. */
function drawn() {
  const album = IDS.reduce(
    (made, id, at) => made.rectangle({ id, x: 40 * at, y: 10, width: 30, height: 20, rotation: 15 }),
    anAlbum().section().spread({ id: 'spread' }),
  );
  const store = createEditorStore(album.build(), () => ({ userId: 'me', role: 'editor', albumLocked: false }));
  const world = document.createElement('div');
  onTestFinished(() => world.remove());
  const elements = IDS.map((id) => {
    const element = document.createElement('div');
    element.dataset['node'] = id;
    element.style.cssText = 'position:absolute;left:0;top:0;width:30px;height:20px;transform-origin:0 0';
    element.style.transform = matrixOf(store.document.nodes.get(id) as never);
    return world.appendChild(element);
  });
  document.body.append(world);
  const painter = createGesturePainter({
    world: () => world,
    node: (id) => store.document.nodes.get(id),
    shown: store.shown.of,
  });
  store.shown.onOwn(() => painter.hold(store.shown.own()));
  for (const id of IDS) store.subscribe(`shown:${id}`, () => painter.paint(id));
  const places = () =>
    elements.map((element) => {
      const { x, y } = element.getBoundingClientRect();
      return { x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 };
    });
  const moved = (ids: readonly NodeId[], way: { x: number; y: number }) =>
    store.shown.show(
      new Map(
        ids.map((id) => {
          const { props } = store.document.nodes.get(id) as AlbumNode & { props: { x: number; y: number } };
          return [id, { x: props.x + way.x, y: props.y + way.y }];
        }),
      ),
    );
  return { store, elements, places, moved, painter, world };
}

for (const count of [1, 4, 6])
  test(`${count} dragged elements follow the gesture, and lie where they did when it is broken off`, () => {
    const { store, elements, places, moved } = drawn();
    const before = places();
    const styles = elements.map((element) => element.style.cssText);
    for (const way of [
      { x: 5, y: 5 },
      { x: 12.5, y: -3 },
    ]) {
      moved(IDS.slice(0, count), way);
      expect(places()).toEqual(
        before.map(({ x, y }, at) => (at < count ? near({ x: x + way.x, y: y + way.y }) : { x, y })),
      );
    }
    store.shown.show(null);
    expect(places()).toEqual(before);
    expect(elements.map((element) => element.style.cssText)).toEqual(styles);
    expect(document.getAnimations()).toEqual([]);
  });

test('neighbours that are dragged together move as one, beneath what lay above them', () => {
  const { elements, moved, world, store } = drawn();
  moved(IDS.slice(0, 5), { x: 5, y: 5 });
  expect(new Set(elements.slice(0, 5).map((element) => element.parentElement)).size).toBe(1);
  expect([...world.children]).toEqual([elements[0]!.parentElement, elements[5]]);
  expect(undermost(elements[2]!)).toBe(elements[0]!.parentElement);
  expect(undermost(elements[5]!)).toBe(elements[5]);
  store.shown.show(null);
  expect([...world.children]).toEqual(elements);
});

test('what blends with what lies beneath it stays by itself', () => {
  const { elements, moved, world } = drawn();
  elements[2]!.style.mixBlendMode = 'multiply';
  moved(IDS, { x: 5, y: 5 });
  expect([...world.children]).toEqual(elements);
});

test('an element that is taken away or comes while many are dragged finds its place', () => {
  const { elements, places, moved, world, store } = drawn();
  const before = places();
  moved(IDS, { x: 5, y: 5 });
  const [, , third, fourth] = elements;
  world.removeChild(third!);
  const come = world.insertBefore(document.createElement('div'), fourth!);
  expect([...world.children]).toEqual(elements.map((element) => (element === third ? come : element)));
  moved(IDS, { x: 8, y: 2 });
  expect(places()[3]).toEqual(near({ x: before[3]!.x + 8, y: before[3]!.y + 2 }));
  store.shown.show(null);
  expect(places()[3]).toEqual(before[3]);
});

test('many that stop moving alike go each its own way', () => {
  const { places, moved, store } = drawn();
  const before = places();
  moved(IDS, { x: 5, y: 5 });
  const values = new Map(store.shown.own());
  values.set(IDS[1]!, { x: 90, y: 40 });
  store.shown.show(values);
  expect(places()[0]).toEqual(near({ x: before[0]!.x + 5, y: before[0]!.y + 5 }));
  expect(places()[1]).toEqual(near({ x: before[1]!.x + 50, y: before[1]!.y + 30 }));
  expect(places()[5]).toEqual(near({ x: before[5]!.x + 5, y: before[5]!.y + 5 }));
});

test('what somebody else drags stays where it is while its new place is saved', () => {
  const { store, elements, places, painter } = drawn();
  const [before] = places();
  const [a] = IDS as [NodeId];
  store.subscribe(`node:${a}`, () => {
    elements[0]!.style.transform = matrixOf(store.document.nodes.get(a) as never);
    painter.paint(a);
  });
  store.shown.showPeer('peer', new Map([[a, { x: 30, y: 10 }]]));
  expect(places()[0]).toEqual(near({ x: before!.x + 30, y: before!.y }));
  store.receive([{ part: 'workspace', path: `nodes/${a}/props/x`, value: 30 }]);
  expect(places()[0]).toEqual(near({ x: before!.x + 30, y: before!.y }));
  store.shown.showPeer('peer', null);
  expect(places()[0]).toEqual(near({ x: before!.x + 30, y: before!.y }));
});

test('a turn after a move, and a move after a turn, are both shown whole', () => {
  const { store, elements } = drawn();
  const [a] = IDS as [NodeId];
  const node = store.document.nodes.get(a) as AlbumNode;
  const shownAs = (values: object): string => {
    const { style } = document.createElement('div');
    style.transform = matrixOf({ ...node, props: { ...node.props, ...values } } as Parameters<typeof matrixOf>[0]);
    return style.transform;
  };
  store.shown.showPeer('peer', new Map([[a, { x: 30, y: 10 }]]));
  store.shown.showPeer('peer', new Map([[a, { x: 30, y: 10, rotation: 40, scale: 1 }]]));
  expect(elements[0]!.style).toMatchObject({ transform: shownAs({ x: 30, y: 10, rotation: 40 }), translate: '' });
  store.shown.showPeer('peer', new Map([[a, { x: 60, y: 10 }]]));
  expect(elements[0]!.style).toMatchObject({ transform: shownAs({ x: 60, y: 10 }), translate: '' });
  store.shown.showPeer('peer', null);
  expect(elements[0]!.style).toMatchObject({ transform: shownAs({}), translate: '' });
});

function near({ x, y }: { x: number; y: number }) {
  return { x: expect.closeTo(x, 1) as number, y: expect.closeTo(y, 1) as number };
}

test('a dragged sticker lies above the places that it is carried over', () => {
  const album = anAlbum().section().spread().cell({ id: 'held' }).cell({ id: 'below' }).build();
  const world = document.createElement('div');
  world.innerHTML = '<div data-node="held"></div><div data-node="below"></div>';
  document.body.append(world);
  onTestFinished(() => world.remove());
  const painter = createGesturePainter({
    world: () => world,
    node: (id) => album.nodes.get(id),
    shown: () => undefined,
  });
  const [held] = world.children as unknown as [HTMLElement];
  painter.hold(new Map([['held' as NodeId, { x: 5 }]]));
  expect(held.style.zIndex).toBe('1');
  painter.hold(null);
  expect(held.style.zIndex).toBe('');
});
