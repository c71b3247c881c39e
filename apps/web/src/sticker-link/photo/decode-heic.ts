/** HEIC through libheif as WebAssembly (a separate module under the LGPL), as on the server. It turns the photo upright. */
import heic from 'heic-decode';

export async function decodeHeic(bytes: Uint8Array): Promise<ImageData> {
  const { width, height, data } = await heic({ buffer: bytes });
  return new ImageData(data, width, height);
}
