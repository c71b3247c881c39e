import type { ImageRecord } from '@figurina/album';

/** A figure without a face, for albums that have no people yet. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><rect width="300" height="400" fill="#dbe8e3"/><circle cx="150" cy="165" r="68" fill="#89b5a7"/><path d="M20 400c0-95 55-145 130-145s130 50 130 145z" fill="#89b5a7"/></svg>`;

export const NOBODY_URL = `data:image/svg+xml,${encodeURIComponent(DRAWING)}`;

export const NOBODY: ImageRecord = {
  id: 'nobody',
  model: 'sticker',
  filename: '',
  blueprint_image: false,
  original_image_id: null,
  tags: [],
  meta: {},
  details: { width: 300, height: 400, face: null },
};
