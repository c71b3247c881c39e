/**
 * Fractional index: the place of a node among its siblings (of a sticker in its chapter) as a string that sorts by code
 * unit. Digits are 0-9A-Za-z, read as a fraction of base 62, so between two there is always a third. A key never ends
 * in 0, or nothing would fit below its longer forms. A random suffix keeps two people who insert at the same place at
 * the same time from making the same key; where it happens all the same, ids decide and `placesAt` spreads the equal
 * keys apart at the next insert.
 */
import { z } from 'zod';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = DIGITS.length;
/** Open ends count in steps on the first digits, so that appending keeps keys short: 238,328 heads, 8 apart. */
const HEAD = 3;
const HEADS = BASE ** HEAD;
const STEP = 8;
/** Longer keys are a sign of many inserts into one gap: `placesAt` deals the siblings new ones. */
const LONG = 60;
export const ORDER_MAX = 200;

const ORDER = /^[0-9A-Za-z]*[1-9A-Za-z]$/;

export const orderSchema = z.string().max(ORDER_MAX).regex(ORDER);

/** What the schema says, ten times as fast: an album has a key for each of its elements. */
export function isOrder(value: unknown): value is string {
  return typeof value === 'string' && value.length <= ORDER_MAX && ORDER.test(value);
}

/** Makes random letters of base 62, e.g. four; tests pass a counter, content an empty string. */
export type MakeSuffix = () => string;

/**
 * A key after `a` and before `b`; null is an open end. Of two that are equal or the wrong way round, a key after `a`.
 * `suffix` (base 62, may be empty) is appended.
 */
export function orderBetween(a: string | null, b: string | null, suffix = ''): string {
  if (a !== null && b !== null && a >= b) return orderBetween(a, null, suffix);
  return closed(stem(a ?? '', b) + suffix);
}

/** `count` keys after `a` and before `b`, ascending and evenly spread. */
export function ordersBetween(
  a: string | null,
  b: string | null,
  count: number,
  makeSuffix: MakeSuffix = () => '',
): string[] {
  const orders: string[] = [];
  if (b === null || a === null || count <= 2) {
    if (a === null && b !== null) {
      for (let next: string = b; orders.length < count; orders.unshift(next))
        next = orderBetween(null, next, makeSuffix());
      return orders;
    }
    for (let last = a; orders.length < count; orders.push(last)) last = orderBetween(last, b, makeSuffix());
    return orders;
  }
  const half = count >> 1;
  const middle = orderBetween(a, b, makeSuffix());
  return [
    ...ordersBetween(a, middle, half, makeSuffix),
    middle,
    ...ordersBetween(middle, b, count - half - 1, makeSuffix),
  ];
}

export interface Places {
  /** Keys of the inserted, ascending. */
  readonly orders: readonly string[];
  /** Siblings that get a new key to make room, by id; empty as a rule. */
  readonly moved: ReadonlyMap<string, string>;
}

/** Keys for `count` new children before the sibling at `index` (`siblings` as sorted; index = length: on top of all). */
export function placesAt(
  siblings: readonly { readonly id: string; readonly order: string }[],
  index: number,
  count: number,
  makeSuffix: MakeSuffix,
): Places {
  const below = siblings[index - 1];
  const above = siblings[index];
  const roomy = !below || !above || below.order < above.order;
  if (roomy) {
    const orders = ordersBetween(below?.order ?? null, above?.order ?? null, count, makeSuffix);
    if (orders.every((order) => order.length <= LONG)) return { orders, moved: new Map() };
  }
  const all = ordersBetween(null, null, siblings.length + count, makeSuffix);
  const orders = all.splice(index, count);
  return { orders, moved: new Map(siblings.map((sibling, at) => [sibling.id, all[at]!])) };
}

function digit(key: string, at: number): number {
  return at < key.length ? DIGITS.indexOf(key[at]!) : 0;
}

function headOf(key: string): number {
  let head = 0;
  for (let at = 0; at < HEAD; at++) head = head * BASE + digit(key, at);
  return head;
}

function head(value: number): string {
  let text = '';
  for (let rest = value, at = 0; at < HEAD; at++, rest = Math.floor(rest / BASE)) text = DIGITS[rest % BASE]! + text;
  return text;
}

/** The shortest beginning such that whatever follows it lies between `a` and `b`. */
function stem(a: string, b: string | null): string {
  if (b === null) {
    const next = a === '' ? HEADS >> 1 : headOf(a) + STEP;
    if (next < HEADS - 1) return head(next);
  } else if (a === '') {
    const next = headOf(b) - STEP;
    if (next > 0) return head(next);
  }
  let text = '';
  let open = b === null;
  for (let at = 0; ; at++) {
    const low = digit(a, at);
    const high = open ? BASE : digit(b!, at);
    if (high - low > 1) return text + DIGITS[(low + high) >> 1]!;
    if (high - low === 1) open = true;
    text += DIGITS[low]!;
  }
}

function closed(key: string): string {
  return key.endsWith('0') ? `${key}V` : key;
}
