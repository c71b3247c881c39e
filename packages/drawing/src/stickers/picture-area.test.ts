import { albumLayout, pictureAreaOf, STICKER_DESIGNS, STICKER_VARIANTS } from '@figurina/album';
import { expect, test } from 'vitest';
import { designIn } from './designs/index.ts';
import { photoFrame } from './sticker-leaves.ts';

const cases = STICKER_DESIGNS.flatMap((design) => STICKER_VARIANTS.map((variant) => `${design}:${variant}`));

test.each(cases)('%s: the album knows how large the picture is drawn', (layout) => {
  const chosen = albumLayout(layout);
  for (const double of [false, true]) {
    const { width, height } = photoFrame(designIn(chosen), double);
    expect(pictureAreaOf(chosen, double)).toEqual({ width, height });
  }
});
