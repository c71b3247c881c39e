/** What settings can be. Each says in words what it must be. */
import { z } from 'zod';

export const port = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(0)
  .max(65_535, 'must be at most 65535');
export const url = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address like ${example}` });
export const httpUrl = url(/^https?$/, 'https://example.org').transform((value) => value.replace(/\/+$/, ''));
/** As it is, with its closing slash. */
export const pageUrl = url(/^https?$/, 'https://example.org/imprint');
export const contactUrl = url(/^(https?|mailto)$/, 'mailto:help@example.org');
export const flag = z.stringbool('must be true or false');
export const count = z.coerce.number('must be a number').int('must be a whole number').min(0, 'must not be negative');

/** `name=value,other=value`, as OpenTelemetry writes them. */
export const pairs = z
  .string()
  .regex(/^[^=,\s]+=[^,]*(,\s*[^=,\s]+=[^,]*)*$/, 'must be pairs like name=value,other=value')
  .transform((value) =>
    Object.fromEntries(
      value.split(',').map((pair) => {
        const at = pair.indexOf('=');
        return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
      }),
    ),
  );
export const share = z.coerce.number('must be a number').min(0, 'must not be negative').max(1, 'must be at most 1');

/** `90m`, `6h`, `1d`, or `off`; in milliseconds, 0 for off. */
export const duration = z
  .string()
  .regex(/^(off|\d+[smhd])$/, 'must be a time like 90m, 6h or 1d, or off')
  .transform((value) => {
    if (value === 'off') return 0;
    const unit = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 }[value.at(-1) as 's' | 'm' | 'h' | 'd'];
    return Number(value.slice(0, -1)) * unit;
  });

/** Whether this machine itself is meant. */
export function isOwn(host: string): boolean {
  return ['127.0.0.1', '::1', '[::1]', '0.0.0.0', '::', 'localhost'].includes(host);
}

/** Reached by nobody else. */
export function isLoopback(host: string): boolean {
  return ['127.0.0.1', '::1', 'localhost'].includes(host);
}
