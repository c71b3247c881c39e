export const LISTS_DATABASE = 'figurina-lists';

/** At sign-out: names of people are not left to whoever uses the device next. */
export function forgetAllLists(): void {
  if ('indexedDB' in window) indexedDB.deleteDatabase(LISTS_DATABASE);
}
