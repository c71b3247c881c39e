/** A drawing as a bitmap. */
import sharp from 'sharp';

export interface DrawingSize {
  width: number;
  height: number;
  /** What the renderer needs to be told to draw it so large. */
  density: number;
}

/** The size of a drawing whose longer side has `side` pixels. */
export async function drawingSize(source: Buffer, side: number): Promise<DrawingSize> {
  const sizeAt = async (density: number) => {
    const { width, height } = await sharp(source, { density, limitInputPixels: false }).metadata();
    return { width, height, longer: Math.max(width, height) };
  };
  const [plain, tenfold] = await Promise.all([sizeAt(72), sizeAt(720)]);
  // The density counts once for drawings in pixels, and twice for those in millimetres: for the unit and for the scale.
  const power = Math.max(1, Math.round(Math.log10(tenfold.longer / plain.longer)));
  const wanted = 720 * (side / tenfold.longer) ** (1 / power);
  const scale = side / tenfold.longer;
  return {
    width: Math.max(1, Math.round(tenfold.width * scale)),
    height: Math.max(1, Math.round(tenfold.height * scale)),
    density: Math.min(100_000, Math.max(1, wanted)),
  };
}

/**
 * The same of a drawing of our own, by its viewBox: to ask the renderer for every one would make a start wait a second.
 * Undefined when it has none that begins at 0 0.
 */
export function ownDrawingSize(svg: string, side: number): { width: number; height: number } | undefined {
  const [, wide, high] = /<svg[^>]*\sviewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const [width, height] = [Number(wide), Number(high)];
  if (!(width > 0 && height > 0)) return undefined;
  const scale = side / Math.max(width, height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** PNG. For a process that may be ended (draw-apart.ts): nothing stops the renderer. */
export function drawSvg(source: Buffer, { width, height, density }: DrawingSize): Promise<Buffer> {
  return sharp(source, { density, limitInputPixels: 100_000_000 })
    .resize({ width, height, fit: 'fill' })
    .png({ compressionLevel: 3 })
    .toBuffer();
}
