import { type RawBuilder, sql } from 'kysely';

/** What `search` is like where it holds these words: without accents and capitals, with signs that mean themselves. */
export function searched(words: string): RawBuilder<string> {
  const escaped = String.raw`replace(replace(replace(search_text(`;
  const signs = String.raw`), '\', '\\'), '%', '\%'), '_', '\_')`;
  return sql<string>`'%' || ${sql.raw(escaped)}${words}::text${sql.raw(signs)} || '%'`;
}
