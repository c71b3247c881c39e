/** For the file chooser: photos, as cameras and phones make them. Drawings and animations are none. */
export const STICKER_PHOTOS = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';
