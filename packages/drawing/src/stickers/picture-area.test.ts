import { pictureAreaOf, STICKER_DESIGNS, STICKER_VARIANTS } from '@figurina/album';
import { expect, test } from 'vitest';
import { chooseDesign } from './designs/index.ts';
import { photoFrame } from './sticker-leaves.ts';

const cases = STICKER_DESIGNS.flatMap((design) => STICKER_VARIANTS.map((variant) => `${design}:${variant}`));

test.each(cases)('%s: the album knows how large the picture is drawn', (layout) => {
  for (const double of [false, true]) {
    const { width, height } = photoFrame(chooseDesign('default', layout), double);
    expect(pictureAreaOf('default', layout, double)).toEqual({ width, height });
  }
});
