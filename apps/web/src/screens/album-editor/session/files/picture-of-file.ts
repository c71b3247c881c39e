/** What the browser can show of a file before it is on the server. */
export interface FilePicture {
  /** An object URL; to be revoked. Null for what this browser cannot decode (HEIC in most of them). */
  readonly url: string | null;
  readonly width: number;
  readonly height: number;
}

/** The form of a picture that nobody has seen yet: that of a photo, in pixels. */
const UNKNOWN = { width: 4000, height: 3000 };

export async function pictureOfFile(file: File): Promise<FilePicture> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    // A drawing may have no size of its own.
    if (image.naturalWidth > 0) return { url, width: image.naturalWidth, height: image.naturalHeight };
    return { url, ...UNKNOWN };
  } catch {
    URL.revokeObjectURL(url);
    return { url: null, ...UNKNOWN };
  }
}
