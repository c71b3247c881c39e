import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { checkManifest } from './check-manifest.ts';
import { checkPicture } from './check-picture.ts';

test('a picture of another size, resolution or coding, or without a profile breaks its rule (P35)', async () => {
  const sheet = { label: 'page 1', width: 21.4, height: 10.7, bleed: 2 };
  const passes = async (height: number, finish: (picture: Sharp) => Sharp): Promise<boolean> => {
    const picture = sharp({ create: { width: 200, height, channels: 3, background: '#c03020' } });
    return (await checkPicture(await finish(picture).toBuffer(), sheet, 200)).passed;
  };
  const tagged = (picture: Sharp, density = 200) => picture.withIccProfile('srgb').withMetadata({ density });
  expect(await passes(116, (picture) => tagged(picture).jpeg())).toBe(true);
  expect(await passes(115, (picture) => tagged(picture).jpeg())).toBe(false);
  expect(await passes(116, (picture) => tagged(picture, 72).jpeg())).toBe(false);
  expect(await passes(116, (picture) => tagged(picture).jpeg({ progressive: true }))).toBe(false);
  expect(await passes(116, (picture) => picture.jpeg())).toBe(false);
});

test('a manifest without a file, or with one that a rule refuses, breaks its rule (P42)', () => {
  const file = { name: '01_cover.pdf', sha256: 'a', bytes: 1, type: 'application/pdf' };
  const passed = [{ rule: 'P1', passed: true, detail: '' }];
  const refused = [...passed, { rule: 'P20', passed: false, detail: '' }];
  const of = (checks: typeof passed, listed = 1) =>
    checkManifest([{ ...file, checks }], { files: Array.from({ length: listed }) });
  expect(of(passed).passed).toBe(true);
  expect(of(passed, 0).passed).toBe(false);
  expect(of(refused)).toMatchObject({ passed: false, detail: 'not 01_cover.pdf' });
});
