/** A picture's file as a bitmap, at most so many pixels high and never larger than it is. */
export async function decodeFile(file: Blob | Uint8Array<ArrayBuffer>, maxHeight: number): Promise<ImageBitmap> {
  if (!(file instanceof Blob) && 'ImageDecoder' in self && isWebP(file)) return decodeBytes(file, maxHeight);
  const whole = await createImageBitmap(file instanceof Blob ? file : new Blob([file]));
  if (whole.height <= maxHeight) return whole;
  const [resizeWidth, resizeHeight] = within(maxHeight, whole.width, whole.height);
  const small = await createImageBitmap(whole, { resizeWidth, resizeHeight, resizeQuality: 'medium' });
  whole.close();
  return small;
}

/** Five times as fast where the bytes are at hand: of a file the browser first tells its other processes. */
async function decodeBytes(data: Uint8Array<ArrayBuffer>, maxHeight: number): Promise<ImageBitmap> {
  const decoder = new ImageDecoder({ data, type: 'image/webp' });
  const { image } = await decoder.decode().finally(() => decoder.close());
  const canvas = new OffscreenCanvas(...within(maxHeight, image.displayWidth, image.displayHeight));
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.imageSmoothingQuality = 'medium';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  return canvas.transferToImageBitmap();
}

function within(maxHeight: number, width: number, height: number): [number, number] {
  const to = Math.min(height, maxHeight);
  return [Math.max(1, Math.round((to * width) / height)), to];
}

function isWebP(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(8, 12)) === 'WEBP';
}

export async function fetchFile(url: string): Promise<Blob> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.status} for a picture`);
  return answer.blob();
}
