/** A bitmap as a WebP file, packed beside the page where the browser can. The bitmap is used up. */
export function bitmapFile(bitmap: ImageBitmap, quality: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
  return canvas.convertToBlob({ type: 'image/webp', quality });
}
