/** JSON as it was stored, of any version. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/**
 * Brings stored parts from the version before to `to`. Works on plain JSON and imports nothing of document/: it must
 * mean the same in ten years. Never throws on odd input; what it cannot read it leaves for the check that follows.
 * Each has a pair of fixtures in its test: what was stored before, what it is after.
 */
export interface Migration {
  readonly to: number;
  readonly name: string;
  up(parts: JsonObject): JsonObject;
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
