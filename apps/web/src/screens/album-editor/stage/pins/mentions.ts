/** Somebody of the album, as comments name them. */
export interface Mentionable {
  readonly id: string;
  readonly name: string;
  readonly email?: string;
  readonly picture?: string | null;
}

/** Names that several people bear: only their addresses tell them apart. */
export function namesakes(people: readonly Mentionable[]): ReadonlySet<string> {
  const names = people.map(({ name }) => folded(name));
  return new Set(
    people.filter(({ name }) => names.filter((one) => one === folded(name)).length > 1).map(({ id }) => id),
  );
}

/** What is being named at the end of what stands before the caret: `@Ja` asks for Jana. Null when nobody is. */
export function askedName(before: string): string | null {
  return /(?:^|[\s(])@([^@\n]{0,40})$/u.exec(before)?.[1] ?? null;
}

/** People whose name, or a part of it, begins as asked. */
export function peopleAsked(people: readonly Mentionable[], asked: string): Mentionable[] {
  const wanted = folded(asked);
  return people.filter(({ name }) => {
    const whole = folded(name);
    return whole.startsWith(wanted) || whole.split(/\s+/).some((part) => part.startsWith(wanted));
  });
}

/** Words and the people named among them, in order. Of two names that begin alike the longer one is meant. */
export function partsOf(text: string, people: readonly Mentionable[]): (string | Mentionable)[] {
  const byLength = people.filter(({ name }) => name !== '').toSorted((a, b) => b.name.length - a.name.length);
  const parts: (string | Mentionable)[] = [];
  let words = '';
  for (let at = 0; at < text.length;) {
    const named = text[at] === '@' ? byLength.find(({ name }) => isNamedAt(text, at + 1, name)) : undefined;
    if (named) {
      if (words !== '') parts.push(words);
      words = '';
      parts.push(named);
      at += named.name.length + 1;
    } else words += text[at++];
  }
  return words === '' ? parts : [...parts, words];
}

/** Whom a text names, each once. Of several who are called the same it is who was `meant`, else all of them. */
export function mentionsIn(
  text: string,
  people: readonly Mentionable[],
  meant: ReadonlyMap<string, string> = new Map(),
): string[] {
  const named = new Set(partsOf(text, people).flatMap((part) => (typeof part === 'string' ? [] : [part.name])));
  const isMeant = ({ id, name }: Mentionable): boolean => meant.get(name) === id;
  return [...named].flatMap((name) => {
    const bearers = people.filter((person) => person.name === name);
    const chosen = bearers.filter(isMeant);
    return (chosen.length > 0 ? chosen : bearers).map(({ id }) => id);
  });
}

function isNamedAt(text: string, at: number, name: string): boolean {
  return text.startsWith(name, at) && !/[\p{L}\p{N}]/u.test(text[at + name.length] ?? '');
}

const folded = (words: string): string => words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
