/** Values that a JSON schema allows, with ids that the server has named before where one is wanted. */
import fc from 'fast-check';
import type { Chance } from './chance.ts';

/** As `z.toJSONSchema` writes it. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
}

export interface Source {
  readonly chance: Chance;
  /** What the server has answered under such a name; undefined where nothing fits. */
  known(name: string): unknown;
}

const WORDS = ['Lena', 'Zoë Müller', 'Ægir', '40 Jahre', 'Łódź', 'Σ', '李雷', 'مرحبا', '👩‍👩‍👧', 'a', "O'Neil", '-', '0'];
const DEEPEST = 6;

export function valueOf(schema: JsonSchema, name: string, source: Source, root = schema, depth = 0): unknown {
  const { chance } = source;
  const inner = (one: JsonSchema, of = name): unknown => valueOf(one, of, source, root, depth + 1);
  if (schema.$ref !== undefined) {
    const target = root.$defs?.[schema.$ref.replace('#/$defs/', '')] ?? (schema.$ref === '#' ? root : {});
    return depth > DEEPEST * 2 ? null : valueOf(target, name, source, root, depth + 1);
  }
  if ('const' in schema) return schema.const;
  if (schema.enum) return chance.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return inner(chance.pick(choices));
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((one) => inner(one)));
  const type = typeof schema.type === 'string' ? schema.type : schema.type && chance.pick(schema.type);
  switch (type) {
    case 'object':
      return objectOf(schema, source, inner, depth);
    case 'array': {
      if (schema.prefixItems) return schema.prefixItems.map((one) => inner(one));
      const least = schema.minItems ?? 0;
      const most = Math.min(schema.maxItems ?? least + 3, least + 3);
      const count = depth > DEEPEST ? least : least + chance.int(most - least + 1);
      return Array.from({ length: count }, () => inner(schema.items ?? {}, name.replace(/s$/, '')));
    }
    case 'string':
      return textOf(schema, name, source);
    case 'integer':
    case 'number': {
      const least = Math.max(schema.minimum ?? schema.exclusiveMinimum ?? 0, -1e6);
      const most = Math.min(schema.maximum ?? least + 100, 1e6);
      const number = least + chance.next() * Math.max(0, most - least);
      return type === 'integer' ? Math.round(number) : number;
    }
    case 'boolean':
      return chance.happens(0.5);
    case 'null':
      return null;
    default:
      return chance.pick([null, 1, 'x', true, {}, []]);
  }
}

function objectOf(
  schema: JsonSchema,
  { chance }: Source,
  inner: (one: JsonSchema, name: string) => unknown,
  depth: number,
): object {
  const needed = new Set(schema.required);
  const properties = Object.entries(schema.properties ?? {})
    .filter(([name]) => needed.has(name) || (depth <= DEEPEST && chance.happens(0.6)))
    .map(([name, one]) => [name, inner(one, name)] as const);
  const more = schema.additionalProperties;
  const free =
    typeof more === 'object' && depth <= DEEPEST ? [[`k${chance.int(5)}`, inner(more, 'value')] as const] : [];
  return Object.fromEntries([...properties, ...free]);
}

function textOf({ format, pattern, minLength = 0, maxLength = 200 }: JsonSchema, name: string, source: Source): string {
  const { chance, known } = source;
  if (format === 'date-time') return new Date(1_780_000_000_000 + chance.int(1e9) * 100).toISOString();
  if (format === 'date') return new Date(1_780_000_000_000 + chance.int(1e9) * 100).toISOString().slice(0, 10);
  if (format === 'email') return `fuzz${chance.int(50)}@example.org`;
  if (format === 'uri') return chance.pick(['https://example.org/', 'http://127.0.0.1:1/', 'javascript:alert(1)']);
  const before = known(name);
  if (typeof before === 'string' && chance.happens(0.85)) return before;
  if (pattern !== undefined) {
    const [text = ''] = fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 1, seed: chance.int(2 ** 31) });
    return text;
  }
  let text = chance.pick(WORDS);
  while (text.length < minLength) text += chance.pick(WORDS);
  return text.slice(0, Math.max(minLength, maxLength));
}
