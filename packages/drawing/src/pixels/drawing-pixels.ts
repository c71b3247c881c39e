/** Of the longer side: 300 an inch on a double sticker. */
const SIDE = 1200;

/** A drawing (SVG) as pixels. Only a page can make them: workers decode pictures alone. */
export async function drawingPixels(url: string): Promise<ImageBitmap> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`picture answered ${answer.status}`);
  // Of the page itself, wherever it came from: what another address sent could not be read back.
  const own = URL.createObjectURL(await answer.blob());
  try {
    const image = new Image();
    image.src = own;
    await image.decode();
    const scale = SIDE / Math.max(image.naturalWidth, image.naturalHeight, 1);
    const [width, height] = [image.naturalWidth, image.naturalHeight].map((side) =>
      Math.max(1, Math.round(side * scale)),
    );
    const canvas = new OffscreenCanvas(width!, height!);
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.transferToImageBitmap();
  } finally {
    URL.revokeObjectURL(own);
  }
}
