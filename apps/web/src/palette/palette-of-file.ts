import { type FiveColors, paletteFromPixels } from '@figurina/album';

/** As many pixels a side as tell the colours apart. */
const SIDE = 160;

/** The palette of a picture file; null when it shows nothing. Throws when the browser cannot read it. */
export async function paletteOfFile(file: File): Promise<FiveColors | null> {
  const address = URL.createObjectURL(file);
  try {
    // An element, not a bitmap: it reads drawings (SVG), too.
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const largest = Math.max(picture.naturalWidth, picture.naturalHeight, 1);
    const scale = Math.min(1, SIDE / largest);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round((picture.naturalWidth || SIDE) * scale));
    canvas.height = Math.max(1, Math.round((picture.naturalHeight || SIDE) * scale));
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('This browser draws no pictures');
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return paletteFromPixels(context.getImageData(0, 0, canvas.width, canvas.height).data);
  } finally {
    URL.revokeObjectURL(address);
  }
}
