/** Addresses hold ids, and links that open something to whoever has them: of an address only its plain words are told. */

/** Longest of our own addresses' words; ids and secrets are longer, or have digits or capitals. */
const WORD = /^[a-z]{1,20}([-_][a-z]{1,20}){0,2}$/;
const LONGEST = 20;

/** `/album/018f…/stickers` as `/album/:id/stickers`; nothing of query and hash. */
export function toldPath(pathname: string): string {
  return pathname
    .split('/')
    .map((part) => (part === '' || (part.length <= LONGEST && WORD.test(part)) ? part : ':id'))
    .join('/');
}
