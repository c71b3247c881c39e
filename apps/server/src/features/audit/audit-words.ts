/** What is written down, in the words of who reads it. What has no words yet stands as it was written. */
import { houseClock } from '@figurina/commerce';
import {
  createI18n,
  formatDate,
  formatMoney,
  formatNumber,
  formatPercent,
  type I18n,
  type Locale,
} from '@figurina/locales';
import type { AuditEntry } from '@figurina/contract';
import type { StoredEntry } from './audit.queries.ts';
import type { AuditState } from './audit.tables.ts';

export interface AuditWords {
  deed(action: string): string;
  changes(entry: Pick<StoredEntry, 'before' | 'after' | 'currency'>): AuditEntry['changes'];
}

/** Minor units of the order's currency. */
const AMOUNTS: ReadonlySet<string> = new Set(['net', 'gross', 'amount', 'amount_gross']);
/** Whose values are words of the house themselves, and where these stand. */
const NAMED: Readonly<Record<string, string>> = {
  product: 'order_desk.product.',
  features: 'order_desk.product.',
  signal: 'orders.signal.',
  followed: 'orders.signal.',
  status: 'invoice.status.',
};

export async function auditWords(locale: Locale): Promise<AuditWords> {
  const i18n = await createI18n(locale, ['audit', 'address', 'orders', 'order_desk', 'invoice']);
  const known = (key: string, otherwise: string): string =>
    // Only keys without arguments are asked for.
    i18n.has(key) ? (i18n.t as (key: string) => string)(key) : otherwise;

  function text(name: string, value: unknown, currency: string | null): string | null {
    if (value === null || value === undefined || value === '') return null;
    if (Array.isArray(value)) return value.map((one) => text(name, one, currency)).join('\n') || null;
    if (typeof value === 'object') return partsOf(value as AuditState, currency);
    if (typeof value === 'boolean') return i18n.t(value ? 'audit.yes' : 'audit.no');
    if (typeof value === 'number') return figures(i18n, name, value, currency);
    if (typeof value !== 'string') return JSON.stringify(value);
    const prefix = NAMED[name];
    return prefix === undefined ? written(value) : known(`${prefix}${value}`, value);
  }

  /** A line of an order or what an event carries: its parts that say something, in one line. */
  function partsOf(state: AuditState, currency: string | null): string | null {
    const { product, quantity, description, net, by_hand: _, ...others } = state;
    const line = [
      product === undefined ? null : `${text('quantity', quantity, null) ?? ''} × ${text('product', product, null)}`,
      text('description', description, null),
      text('net', net, currency),
      ...Object.entries(others).map(([name, value]) => text(name, value, currency)),
    ];
    return line.filter((part) => part !== null).join(', ') || null;
  }

  const fieldOf = (name: string): string => known(labelOf(name), name);
  return {
    deed: (action) => known(`audit.action.${action}`, action),
    changes: ({ before, after, currency: ofOrder }) => {
      const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
      const inside = (state: AuditState | null, name: string): string | null => {
        const currency = state?.['currency'] ?? ofOrder;
        return text(name, state?.[name], typeof currency === 'string' ? currency : null);
      };
      const changes = names.map((name) => ({
        field: fieldOf(name),
        before: inside(before, name),
        after: inside(after, name),
      }));
      return changes.filter((change) => change.before !== null || change.after !== null);
    },
  };
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** A day as it is read, and a moment as the day that it falls on in the house. */
function written(value: string): string {
  if (MOMENT.test(value)) return formatDate(houseClock(new Date(value)).day);
  return DAY.test(value) ? formatDate(value) : value;
}

function figures({ locale }: I18n, name: string, value: number, currency: string | null): string {
  if (AMOUNTS.has(name) && currency !== null) return formatMoney(locale, value, currency);
  // Of a hundredth percent.
  if (name === 'tax_rate') return formatPercent(locale, value / 10_000, 2);
  return name === 'number' ? String(value) : formatNumber(locale, value);
}

/** Fields of an address are called as in its form. */
function labelOf(name: string): string {
  return name.startsWith('address.')
    ? name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
    : `audit.field.${name}`;
}
