/** What the schema lets a sticker's name and position have. */
export const STICKER_TEXT_MAX = 30;
export const SECTION_NAME_MAX = 50;

const PARTICLES = new Map([
  ['von', 'v.'],
  ['van', 'v.'],
  ['der', 'd.'],
  ['den', 'd.'],
  ['zu', 'z.'],
  ['und', 'u.'],
]);

/** A name that is too long, shortened as little as possible. One that fits stays as it is. */
export function shortenName(name: string, most: number = STICKER_TEXT_MAX): string {
  if (name.length <= most) return name;
  const [first = '', ...rest] = name.split(' ');
  const last = rest.pop();
  if (last === undefined) return shortenText(name, most);
  const particles = rest.map((word) => PARTICLES.get(word.toLowerCase()) ?? word);
  const initials = rest.map((word) => PARTICLES.get(word.toLowerCase()) ?? `${word.charAt(0)}.`);
  const shorterLast = last.split('-')[0]!;
  const tries = [
    [first, ...particles, last],
    [first, ...initials, last],
    [first, last],
    [first, ...initials, shorterLast],
    [first, shorterLast],
    [`${first.charAt(0)}.`, last],
  ];
  return tries.map((words) => words.join(' ')).find((attempt) => attempt.length <= most) ?? shortenText(name, most);
}

/** Whole words as far as they fit; a single word that is too long is cut. */
export function shortenText(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most + 1);
  const end = cut.lastIndexOf(' ');
  return (end > most / 2 ? cut.slice(0, end) : text.slice(0, most)).replace(/[\s,;/(-]+$/, '');
}
