import type { NodeId } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage } from '../../../../app/testing.tsx';
import { BackgroundPanel } from '../../panels/pictures/BackgroundPanel.tsx';
import { Canvas } from '../../stage/Canvas.tsx';
import { StickersPanel } from '../../panels/stickers/StickersPanel.tsx';
import { SpreadStrip } from '../../strip/SpreadStrip.tsx';
import { aSession, InEditor } from '../../testing.tsx';
import { useFingerDrags } from './use-finger-drags.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}
const spread = 'spread' as NodeId;

function Fingers() {
  useFingerDrags(false);
  return null;
}

async function aDesk() {
  await page.viewport(1300, 900);
  const stage = await aStage({});
  const album = anAlbum()
    .section('Team')
    .spread({ id: 'spread' })
    .cell({ id: 'cell', x: 300, y: 120 })
    .sticker('Ada', { id: 'ada' })
    .image({ id: 'i1', filename: 'Sommerfest.jpg' }, [900, 600])
    .spread()
    .spread()
    .build();
  const session = await aSession(stage, album);
  await render(
    <InEditor stage={stage} session={session} at="/album/album/background">
      <Fingers />
      <div style={{ display: 'grid', gridTemplate: '620px 200px / 300px 300px 600px' }}>
        <div>
          <StickersPanel />
        </div>
        <div>
          <BackgroundPanel />
        </div>
        <div style={{ display: 'grid', gridTemplate: "'canvas' 620px / 600px" }}>
          <Canvas />
        </div>
        <div style={{ gridColumn: '1 / 4' }}>
          <SpreadStrip />
        </div>
      </div>
    </InEditor>,
  );
  await expect.poll(() => session.camera.viewport().width).toBe(600);
  session.goToSpread(1);
  session.fitSpread();
  const desk = page.getByRole('application');
  const onSpread = (x: number, y: number): Point => {
    const box = session.facts.layout.get().boxOf(spread)!;
    const { zoom, ...view } = session.camera.get();
    const { left, top } = desk.element().getBoundingClientRect();
    return { x: left + (box.x + x - view.x) * zoom, y: top + (box.y + y - view.y) * zoom };
  };
  const types = () => session.store.document.childIds(spread).map((id) => session.store.document.nodes.get(id)!.type);
  return { session, onSpread, types };
}

let held: EventTarget | null = null;
/** What the browser says of fingers on the glass: always to where the first of them came down. */
function touch(type: 'touchstart' | 'touchmove' | 'touchend', ...points: Point[]): boolean {
  if (type === 'touchstart') held ??= document.elementFromPoint(points[0]!.x, points[0]!.y);
  const target = held!;
  const touches = points.map(({ x, y }, identifier) => new Touch({ identifier, target, clientX: x, clientY: y }));
  const changed = type === 'touchend' ? [new Touch({ identifier: 0, target, clientX: 0, clientY: 0 })] : touches;
  if (type === 'touchend') held = null;
  const given = { touches, changedTouches: changed, bubbles: true, cancelable: true };
  return target.dispatchEvent(new TouchEvent(type, given));
}

function middleOf(locator: Locator): Point {
  const { left, top, width, height } = locator.element().getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function goTo(from: Point, to: Point): boolean {
  const way = [0.25, 0.5, 0.75, 1].map((part) =>
    touch('touchmove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }),
  );
  return way.every(Boolean);
}

/** Rests on something until it is lifted, takes it somewhere and lets go. */
async function carry(what: Locator, to: Point): Promise<void> {
  const from = middleOf(what);
  touch('touchstart', from);
  await expect.poll(() => document.querySelector('[data-lifted]')).not.toBeNull();
  goTo(from, to);
  touch('touchend');
}

test('a finger carries tools, pictures and stickers onto the page, and spreads along the strip', async () => {
  const { session, onSpread, types } = await aDesk();
  await expect.element(page.getByRole('button', { name: /^Ada/ })).toBeVisible();

  await carry(page.getByRole('button', { name: /^Ada/ }), onSpread(325, 155));
  await expect
    .poll(() => session.store.document.nodes.get('cell' as NodeId)?.props)
    .toMatchObject({ stickerId: 'ada' });
  await carry(page.getByRole('button', { name: /^Sommerfest/ }), onSpread(120, 150));
  await expect.poll(types).toContain('Image');
  await carry(page.getByRole('button', { name: 'Kreis' }), onSpread(120, 240));
  await expect.poll(types).toContain('Circle');
  expect(document.querySelector('.finger-ghost')).toBeNull();

  const [cover, first, second] = session.facts.layout.get().spreadIds;
  const thumbs = page.getByRole('region', { name: 'Doppelseiten' }).getByRole('button', { name: /^Seite/ });
  const { x, y } = middleOf(thumbs.nth(1));
  await carry(thumbs.nth(2), { x: x - 30, y });
  await expect.poll(() => session.facts.layout.get().spreadIds.slice(0, 3)).toEqual([cover, second, first]);

  // Of several it is said how many they are.
  await userEvent.click(thumbs.nth(1));
  await userEvent.click(thumbs.nth(2), { modifiers: ['Shift'] });
  const from = middleOf(thumbs.nth(2));
  touch('touchstart', from);
  goTo(from, { x: from.x, y: from.y - 60 });
  await expect.poll(() => document.querySelector('.finger-ghost')?.textContent).toBe('2 Doppelseiten ausgewählt');
  touch('touchend');
  session.end();
});

test('what is tapped or scrolled stays, what is held asks for its menu, and a second finger ends it all', async () => {
  const { session, onSpread, types } = await aDesk();
  const ghost = (): Element | null => document.querySelector('.finger-ghost');
  const circle = page.getByRole('button', { name: 'Kreis' });
  await expect.element(circle).toBeVisible();
  const from = middleOf(circle);
  touch('touchstart', from);
  // Left to the browser: it makes a click of it.
  expect(touch('touchend')).toBe(true);

  // The tools do not scroll: they are pulled out at once.
  touch('touchstart', from);
  expect(goTo(from, onSpread(120, 150))).toBe(false);
  expect(ghost()).not.toBeNull();
  touch('touchstart', onSpread(120, 150), onSpread(200, 200));
  expect(ghost()).toBeNull();
  touch('touchend');
  expect(types()).not.toContain('Circle');

  // The strip does: along it a finger scrolls.
  const thumb = page
    .getByRole('region', { name: 'Doppelseiten' })
    .getByRole('button', { name: /^Seite/ })
    .nth(1);
  const scroller = thumb.element().closest<HTMLElement>('.strip-scroller')!;
  scroller.style.width = '200px';
  const at = middleOf(thumb);
  touch('touchstart', at);
  expect(goTo(at, { x: at.x + 60, y: at.y })).toBe(true);
  expect(ghost()).toBeNull();
  touch('touchend');
  touch('touchstart', at);
  await expect
    .poll(
      () => {
        const opened = touch('touchend');
        touch('touchstart', at);
        return opened;
      },
      { interval: 700 },
    )
    .toBe(false);
  await expect.element(page.getByRole('menu')).toBeVisible();
  session.end();
});
