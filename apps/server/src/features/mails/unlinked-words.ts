/** Words of a person as they stand in a mail: nothing in them that a mail program makes a link of. */

/** Seen by nobody, and no part of any address. */
const BREAK = '\u200B';
/** Full stops of all scripts that browsers take for one, within a word; not those of dates and amounts. */
const DOT = /(?<=\S)[.\u3002\uFF0E\uFF61](?=[^\s\d\u200B])|(?<=[^\s\d\u200B])[.\u3002\uFF0E\uFF61](?=\d)/g;
/** An address in numbers. */
const NUMBERED = /\d+(?:\.\d+){3}/g;
const CONTROLS = /(?![\t\n])\p{Cc}|[\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Looks the same, but addresses fall apart: a domain at its dots, a mail address at its @, anything else at its colon and
 * its slashes. Mail programs find no link, and who copies it gets none. Also without marks that turn the writing round.
 */
export function unlinkedWords(words: string): string {
  return words
    .replaceAll(CONTROLS, '')
    .replaceAll(BREAK, '')
    .replaceAll(NUMBERED, (address) => address.replaceAll('.', `${BREAK}.${BREAK}`))
    .replaceAll(DOT, (dot) => BREAK + dot + BREAK)
    .replaceAll(/[@＠]/g, (at) => BREAK + at + BREAK)
    .replaceAll(/(?<=[a-z]):(?=\S)/gi, `${BREAK}:${BREAK}`)
    .replaceAll(/\/(?=\/)/g, `/${BREAK}`);
}

/** What is our own. */
const OURS = new Set(['link', 'links', 'support']);

/** Every text among the values of a mail, also within lists and parts of them. */
export function unlinkedValues<Values extends object>(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, OURS.has(name) ? value : unlinked(value)]),
  ) as Values;
}

function unlinked(value: unknown): unknown {
  if (typeof value === 'string') return unlinkedWords(value);
  if (Array.isArray(value)) return value.map(unlinked);
  return value !== null && typeof value === 'object' && !(value instanceof Date) ? unlinkedValues(value) : value;
}
