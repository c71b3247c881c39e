export const PICTURE_DATABASE = 'figurina-pictures';

/** At sign-out: pictures of people are not left to whoever uses the device next. */
export function forgetPictures(): void {
  if ('indexedDB' in window) indexedDB.deleteDatabase(PICTURE_DATABASE);
}
