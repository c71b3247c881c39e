/** All that this process says to its databases, each text once. */
import pg from 'pg';

export interface Heard {
  readonly texts: ReadonlySet<string>;
  stop(): void;
}

export function hearStatements(): Heard {
  const texts = new Set<string>();
  // eslint-disable-next-line @typescript-eslint/unbound-method -- it is called on its client below
  const query = pg.Client.prototype.query;
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [first] = given;
    const text = typeof first === 'string' ? first : (first as { text?: string } | undefined)?.text;
    if (text) texts.add(text);
    return (query as (...all: unknown[]) => unknown).apply(this, given);
  } as never;
  return { texts, stop: () => void (pg.Client.prototype.query = query) };
}
