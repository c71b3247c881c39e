import { completeImage, paletteOf, type ImageRecord } from '@figurina/album';
import { expect, test } from 'vitest';
import { followedAddress } from './followed-address.ts';

const OWN = ['#0e3b3c', '#ee7f66', '#e3b341', '#b7ccc3', '#efeae0'] as const;
const palette = new Map(Object.entries(paletteOf(OWN)));
const recoloured = new Map(palette).set('3', '#1f7a45');
const image = (drawn?: readonly string[]): ImageRecord =>
  completeImage('seal', { details: { width: 10, height: 10, face: null }, ...(drawn && { palette: [...drawn] }) });
const url = '/v1/images/seal/medium';

test('a drawing that follows the palette is asked for in the colours of the album, once they are others', () => {
  const following = image(OWN);
  expect(followedAddress(url, following, { palette, effects: null })).toBe(url);
  expect(followedAddress(url, following, { palette: recoloured, effects: null })).toMatch(
    /^\/v1\/images\/seal\/medium\?palette=.*ee7f66-1f7a45/,
  );
  expect(followedAddress(`${url}?token=t`, following, { palette: recoloured, effects: null })).toContain(
    '?token=t&palette=',
  );
});

test('a photo, a picture with effects and none at all stay what they are', () => {
  const effects = { filter: null, grayscale: true, gradientMap: null };
  expect(followedAddress(url, image(), { palette: recoloured, effects: null })).toBe(url);
  expect(followedAddress(url, image(OWN), { palette: recoloured, effects })).toBe(url);
  expect(followedAddress(null, image(OWN), { palette: recoloured, effects: null })).toBeNull();
});

test('a page that fetched its pictures shows what it fetched', () => {
  const followed = new Map([['blob:a', 'blob:b']]);
  expect(followedAddress('blob:a', image(OWN), { palette: recoloured, effects: null, followed })).toBe('blob:b');
});
