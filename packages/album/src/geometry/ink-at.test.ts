import { anAlbum } from '@figurina/album/testing';
import { expect, it } from 'vitest';
import type { NodeId } from '../document/ids.ts';
import { inkAt } from './ink-at.ts';

const spread = 'spread' as NodeId;
const at = { x: 50, y: 50 };
const on = (fill: string | null) => anAlbum().section().spread({ id: 'spread', fill });
const box = { x: 0, y: 0, width: 100, height: 100 };

it('is black on light paper, white on dark', () => {
  expect(inkAt(on('#ffffff').build(), spread, at)).toBe('#000000');
  expect(inkAt(on(null).build(), spread, at)).toBe('#000000');
  expect(inkAt(on('#11151d').build(), spread, at)).toBe('#ffffff');
});

it('goes by the topmost thing that fills the place', () => {
  expect(
    inkAt(
      on('#11151d')
        .rectangle({ ...box, fill: '#ffe08a' })
        .build(),
      spread,
      at,
    ),
  ).toBe('#000000');
  expect(
    inkAt(
      on('#ffffff')
        .circle({ ...box, fill: '#11151d' })
        .text('Hallo', box)
        .build(),
      spread,
      at,
    ),
  ).toBe('#ffffff');
  expect(
    inkAt(
      on('#11151d')
        .rectangle({ ...box, fill: null })
        .build(),
      spread,
      at,
    ),
  ).toBe('#ffffff');
});

it('stays black where nobody knows what is seen: on pictures, gradients and what shines through', () => {
  const fill = { type: 'linear' as const, colors: ['#000000', '#111111'], direction: 90 };
  expect(inkAt(on('#11151d').picture(box).build(), spread, at)).toBe('#000000');
  expect(
    inkAt(
      on('#11151d')
        .rectangle({ ...box, fill })
        .build(),
      spread,
      at,
    ),
  ).toBe('#000000');
  expect(
    inkAt(
      on('#ffffff')
        .rectangle({ ...box, fill: '#000000', opacity: 0.3 })
        .build(),
      spread,
      at,
    ),
  ).toBe('#000000');
});
