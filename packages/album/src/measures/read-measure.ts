/**
 * What people write into a field of measures: a number with a decimal point or comma, a unit where they like, and
 * arithmetic: `12,5`, `3 cm`, `50+10`, `2*30 mm`, `(210 - 2*10) / 3`, `1/2 in`; or `50 %` of what it is.
 */

/** Millimetres of a length without a unit and of each unit; degrees of an angle. */
const UNITS = {
  length: { mm: 1, cm: 10, m: 1000, in: 25.4, '"': 25.4, '″': 25.4, pt: 25.4 / 72 },
  angle: { '°': 1, deg: 1, grad: 1 },
} as const satisfies Record<string, Readonly<Record<string, number>>>;

export type MeasureKind = keyof typeof UNITS;

/** A number, and the size of the unit it was written in; `unit` null for a bare number. */
interface Quantity {
  readonly value: number;
  readonly unit: number | null;
}
type Token =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'sign' | 'word'; readonly text: string };

const TOKEN = /\s*(?:(\d+(?:[.,]\d*)?|[.,]\d+)|([-+*/()×÷:−–])|([a-z]+|[°"″]))/iy;

const PERCENT = /^\s*(\d+(?:[.,]\d*)?|[.,]\d+)\s*%\s*$/;

/** Millimetres or degrees; null for what is no measure. Bare numbers are millimetres, or degrees; per cent are of `now`. */
export function readMeasure(text: string, kind: MeasureKind = 'length', now: number | null = null): number | null {
  const percent = PERCENT.exec(text)?.[1];
  if (percent !== undefined) return now === null ? null : (now * Number(percent.replace(',', '.'))) / 100;
  const tokens = tokensOf(text.trim());
  if (!tokens || tokens.length === 0) return null;
  const reader = { tokens, at: 0, units: UNITS[kind] as Readonly<Record<string, number>> };
  const found = readSum(reader);
  if (!found || reader.at < tokens.length) return null;
  return Number.isFinite(found.value) ? found.value : null;
}

interface Reader {
  readonly tokens: readonly Token[];
  readonly units: Readonly<Record<string, number>>;
  at: number;
}

function tokensOf(text: string): Token[] | null {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const match = TOKEN.exec(text);
    if (!match) return null;
    const [, number, sign, word] = match;
    if (number !== undefined) tokens.push({ kind: 'number', value: Number(number.replace(',', '.')) });
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: SIGNS[sign] ?? sign });
    else tokens.push({ kind: 'word', text: word!.toLowerCase() });
  }
  return tokens;
}

const SIGNS: Readonly<Record<string, string>> = { '×': '*', '÷': '/', ':': '/', '−': '-', '–': '-' };

/** The sign at hand when it is one of these; goes past it. */
function taken(reader: Reader, signs: string): string | null {
  const token = reader.tokens[reader.at];
  if (token?.kind !== 'sign' || !signs.includes(token.text)) return null;
  reader.at++;
  return token.text;
}

function readSum(reader: Reader): Quantity | null {
  let sum = readProduct(reader);
  for (let sign = sum && taken(reader, '+-'); sum && sign; sign = sum && taken(reader, '+-')) {
    const next = readProduct(reader);
    // A bare number beside a length is one too: 3 cm + 5 are 35 mm.
    sum = next && {
      value: sign === '+' ? sum.value + next.value : sum.value - next.value,
      unit: sum.unit ?? next.unit,
    };
  }
  return sum;
}

function readProduct(reader: Reader): Quantity | null {
  let product = readSigned(reader);
  for (let sign = product && taken(reader, '*/'); product && sign; sign = product && taken(reader, '*/')) {
    const next = readSigned(reader);
    product = next && (sign === '*' ? times(product, next) : divided(product, next));
  }
  return product;
}

function times(a: Quantity, b: Quantity): Quantity | null {
  // A length times a length is an area.
  return a.unit !== null && b.unit !== null ? null : { value: a.value * b.value, unit: a.unit ?? b.unit };
}

/** `1/2 in` is half an inch: a unit behind the divisor is meant for the whole. */
function divided(a: Quantity, b: Quantity): Quantity | null {
  if (b.value === 0) return null;
  if (a.unit === null && b.unit !== null) return { value: (a.value / (b.value / b.unit)) * b.unit, unit: b.unit };
  return { value: a.value / b.value, unit: b.unit === null ? a.unit : null };
}

function readSigned(reader: Reader): Quantity | null {
  const sign = taken(reader, '+-');
  if (sign === null) return readPart(reader);
  const part = readSigned(reader);
  return part && { ...part, value: sign === '-' ? -part.value : part.value };
}

/** A number or a sum in brackets, and its unit. */
function readPart(reader: Reader): Quantity | null {
  const token = reader.tokens[reader.at];
  let part: Quantity | null = null;
  if (token?.kind === 'number') {
    reader.at++;
    part = { value: token.value, unit: null };
  } else if (taken(reader, '(')) {
    part = readSum(reader);
    if (!part || !taken(reader, ')')) return null;
  }
  const word = reader.tokens[reader.at];
  if (!part || word?.kind !== 'word') return part;
  const unit = reader.units[word.text];
  if (unit === undefined || part.unit !== null) return null;
  reader.at++;
  return { value: part.value * unit, unit };
}
