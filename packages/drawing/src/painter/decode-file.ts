/** A picture's file as a bitmap, at most so many pixels high and never larger than it is. */
export async function decodeFile(file: Blob, maxHeight: number): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file);
  if (whole.height <= maxHeight) return whole;
  const resizeWidth = Math.max(1, Math.round((maxHeight * whole.width) / whole.height));
  const small = await createImageBitmap(whole, { resizeWidth, resizeHeight: maxHeight, resizeQuality: 'medium' });
  whole.close();
  return small;
}

export async function fetchFile(url: string): Promise<Blob> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.status} for a picture`);
  return answer.blob();
}
