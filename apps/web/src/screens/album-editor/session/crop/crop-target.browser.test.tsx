import { applyMatrix, boxAround, compose, cropMatrix, type NodeId } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { PAPER_MODE, Spread } from '@figurina/drawing';
import '@figurina/drawing/style.css';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { cropTarget } from './crop-target.ts';

const PIXEL = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';
const META = { id: 'album', title: 'Album', releaseDate: null, language: 'de' } as const;

test('the frame and the picture that are cropped are those that are drawn: of images, cells and stickers in groups', async () => {
  const crop = { cx: 0.1, cy: -0.05, cscale: 1.4, crotation: 25 };
  const album = anAlbum()
    .section()
    .spread({ id: 'page' })
    .picture({ id: 'photo', x: 20, y: 30, width: 80, height: 50, rotation: 15, flip: 'horizontal', ...crop })
    .cell({ id: 'cell', x: 150, y: 20, width: 75, height: 105, rotation: -8, sticker: 'Ada', photo: [400, 300] })
    .group((inner) => inner.picture({ id: 'inner', x: 10, y: 5, width: 60, height: 60, scale: 1.3, ...crop }), {
      x: 260,
      y: 140,
      rotation: 40,
      scale: 0.8,
    })
    .build();
  const { container } = await render(
    <div style={{ position: 'absolute', left: 0, top: 0 }}>
      <Spread spreadId={'page' as NodeId} document={album} meta={META} mode={PAPER_MODE} imageUrl={() => PIXEL} />
    </div>,
  );
  for (const id of ['photo', 'cell', 'inner'] as NodeId[]) {
    const target = cropTarget(album, id)!;
    const { frame, picture, saved, flip } = target;
    const drawn = container.querySelector(`[data-node="${id}"] .fg-picture`)!;
    const inFrame = boxAround(cornersOf(frame).map((corner) => applyMatrix(target.toSpread, corner)))!;
    expectBox(drawn.getBoundingClientRect(), inFrame);
    const laid = compose(target.toSpread, cropMatrix(frame, picture, saved, flip));
    const whole = boxAround(cornersOf(picture).map((corner) => applyMatrix(laid, corner)))!;
    expectBox(drawn.querySelector('img')!.getBoundingClientRect(), whole);
  }
});

function cornersOf({ width, height }: { width: number; height: number }) {
  return [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
}

function expectBox(drawn: DOMRect, wanted: { x: number; y: number; width: number; height: number }): void {
  for (const side of ['x', 'y', 'width', 'height'] as const) expect(drawn[side]).toBeCloseTo(wanted[side], 1);
}
