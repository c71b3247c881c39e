import sharp from 'sharp';
import { expect, test } from 'vitest';
import { separate } from '../finish/inks.ts';
import { INTENTS } from '../finish/intents.ts';
import { softProof } from './soft-proof.ts';

test('inks look on the screen as the colours that they were separated from, and paper is white', async () => {
  const colors = ['#336699', '#8a5a3c', '#c0c8b0', '#ffffff'];
  const inks = [...(await separate(new Set(colors), INTENTS.fogra39)).values()];
  // Patches of so many pixels a side, beside each other, that the JPEG does not mix them.
  const side = 32;
  const size = { width: side * colors.length, height: side };
  const greys = [0, 1, 2, 3].map((ink) =>
    Uint8Array.from({ length: size.width * side }, (_, at) =>
      Math.round(255 * (1 - inks[Math.floor((at % size.width) / side)]![ink]!)),
    ),
  );
  const { data, info } = await sharp(await softProof(greys, size, INTENTS.fogra39))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ ...size, channels: 3 });
  for (const [patch, color] of colors.entries()) {
    const at = 3 * ((side / 2) * size.width + patch * side + side / 2);
    const wanted = [...Buffer.from(color.slice(1), 'hex')];
    for (const [channel, level] of wanted.entries()) expect(Math.abs(data[at + channel]! - level)).toBeLessThan(12);
  }
});
