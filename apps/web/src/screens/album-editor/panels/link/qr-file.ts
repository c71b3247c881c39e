import { encode, renderSVG } from 'uqr';

const SIDE_PX = 1200;
const OPTIONS = { ecc: 'M', border: 2 } as const;

/** A QR code for a site or a newsletter: as vectors, or as a picture large enough for print. */
export async function qrFile(text: string, format: 'svg' | 'png'): Promise<Blob> {
  if (format === 'svg') return new Blob([renderSVG(text, OPTIONS)], { type: 'image/svg+xml' });
  const { size, data } = encode(text, OPTIONS);
  const module = Math.floor(SIDE_PX / size);
  const canvas = new OffscreenCanvas(size * module, size * module);
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  data.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (dark) context.fillRect(x * module, y * module, module, module);
    }),
  );
  return canvas.convertToBlob({ type: 'image/png' });
}
