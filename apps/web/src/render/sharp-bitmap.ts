/** Bitmaps of drawings that cannot be printed as drawings, where the one that there is would be coarse on paper. */

/** Pixels per inch that lines and edges need. */
const WANTED_PPI = 300;
/** As much memory as a photo of a large camera takes. */
const MOST_PIXELS = 60_000_000;
/** Their fonts are not ours: the bitmap that was made of them has the letters. */
const LETTERS = /<(?:\w+:)?(?:text|foreignObject)\b/i;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels that a bitmap of `size`, which is printed with `ppi`, needs; null where it has enough. */
export function neededSize({ width, height }: Size, ppi: number): Size | null {
  if (!(ppi < WANTED_PPI)) return null;
  const most = Math.sqrt(MOST_PIXELS / (width * height));
  const factor = Math.min(WANTED_PPI / ppi, most);
  return factor > 1 ? { width: Math.ceil(width * factor), height: Math.ceil(height * factor) } : null;
}

/** Drawn at that size, without transparency where the drawing has none; null where the bitmap that there is will do. */
export async function sharpBitmap(source: string, { width, height }: Size, ppi: number): Promise<Blob | null> {
  const size = LETTERS.test(source) ? null : neededSize({ width, height }, ppi);
  if (!size) return null;
  const drawing = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
  if (drawing.localName !== 'svg') return null;
  if (!drawing.hasAttribute('viewBox')) {
    const [wide, high] = ['width', 'height'].map((side) => Number.parseFloat(drawing.getAttribute(side) ?? ''));
    if (!(wide! > 0 && high! > 0)) return null;
    drawing.setAttribute('viewBox', `0 0 ${wide} ${high}`);
  }
  drawing.setAttribute('width', String(size.width));
  drawing.setAttribute('height', String(size.height));
  const url = URL.createObjectURL(
    new Blob([new XMLSerializer().serializeToString(drawing)], { type: 'image/svg+xml' }),
  );
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return await pixelsOf(image, size);
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function pixelsOf(image: HTMLImageElement, { width, height }: Size): Promise<Blob | null> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(image, 0, 0, width, height);
  if (!isOpaque(context, { width, height })) return canvas.convertToBlob();
  // Without a mask beside it, which a print file would carry; off the screen Chromium writes one nevertheless.
  const solid = Object.assign(document.createElement('canvas'), { width, height });
  solid.getContext('2d', { alpha: false })!.drawImage(canvas, 0, 0);
  return new Promise((resolve) => solid.toBlob(resolve));
}

/** In strips: all pixels at once would be there twice. */
function isOpaque(context: OffscreenCanvasRenderingContext2D, { width, height }: Size): boolean {
  const strip = 256;
  for (let top = 0; top < height; top += strip) {
    const { data } = context.getImageData(0, top, width, Math.min(strip, height - top));
    for (let at = 3; at < data.length; at += 4) if (data[at]! < 255) return false;
  }
  return true;
}
