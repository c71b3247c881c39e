/**
 * Half of an emoji, as a field with a limit cuts it, can be written in JSON and kept by no database: it becomes the sign
 * for what is not known (U+FFFD), as it does in UTF-8.
 */
import type { FastifyInstance } from 'fastify';

export function parseJson(http: FastifyInstance): void {
  const parse = http.getDefaultJsonParser('error', 'error');
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) =>
    parse(request, wellFormed(text as string), done),
  );
}

const HALF = /\\u[dD][89a-fA-F]/;
/** Two halves that belong together, one alone, or any other sign behind a backslash, which may be one itself. */
const ESCAPED = /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(\\u[dD][89a-fA-F][\da-fA-F]{2})|\\./g;

/** JSON, as text, whose texts UTF-8 can say. */
export function wellFormed(json: string): string {
  if (!HALF.test(json)) return json;
  return json.replaceAll(ESCAPED, (escaped, half?: string) => (half === undefined ? escaped : String.raw`\ufffd`));
}
