import sharp from 'sharp';

const GAP = 14;
const GROUND = '#888';

/** Pictures beside each other, each as large as fits its tile, as PNG. */
export async function contactSheet(
  pictures: readonly Buffer[],
  tile: { readonly width: number; readonly height: number },
  columns: number,
): Promise<Buffer> {
  const tiles = await Promise.all(
    pictures.map((picture) =>
      sharp(picture)
        .resize({ ...tile, fit: 'contain', background: GROUND })
        .toBuffer(),
    ),
  );
  const [across, down] = [tile.width + GAP, tile.height + GAP];
  const rows = Math.ceil(tiles.length / columns);
  const sheet = { width: columns * across + GAP, height: rows * down + GAP };
  return sharp({ create: { ...sheet, channels: 3, background: GROUND } })
    .composite(
      tiles.map((input, at) => ({
        input,
        left: GAP + (at % columns) * across,
        top: GAP + Math.floor(at / columns) * down,
      })),
    )
    .png({ palette: true })
    .toBuffer();
}
