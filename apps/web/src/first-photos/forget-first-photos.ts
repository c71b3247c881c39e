export const FIRST_PHOTOS_DATABASE = 'figurina-first-photos';

/** At sign-out: pictures of people are not left to whoever uses the device next. */
export function forgetAllFirstPhotos(): void {
  if ('indexedDB' in window) indexedDB.deleteDatabase(FIRST_PHOTOS_DATABASE);
}
