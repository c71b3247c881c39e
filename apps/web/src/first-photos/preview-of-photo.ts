/** Large enough for a sticker on the screen. */
const SIDE = 480;

export interface PhotoPreview {
  readonly preview: Blob;
  readonly width: number;
  readonly height: number;
}

/** A small copy of a photo, upright; null when this browser cannot decode it. The measures are those of the copy. */
export async function previewOfPhoto(file: Blob): Promise<PhotoPreview | null> {
  const address = URL.createObjectURL(file);
  try {
    // An element, not a bitmap: it reads drawings (SVG), too, and keeps photos of phones upright.
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const scale = Math.min(1, SIDE / Math.max(picture.naturalWidth, picture.naturalHeight, 1));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round((picture.naturalWidth || SIDE) * scale));
    canvas.height = Math.max(1, Math.round((picture.naturalHeight || SIDE) * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const preview = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
    return preview && { preview, width: canvas.width, height: canvas.height };
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}
