/** Tracking numbers as a carrier's program writes them: a line a parcel, the order and the number somewhere in it. */
import { orderNumber } from '@figurina/commerce';
import { LIMITS } from '@figurina/contract';

export interface TrackingLine {
  /** From 1. */
  readonly line: number;
  /** As it stands there. */
  readonly name: string;
  /** Null: it names no order. */
  readonly number: number | null;
  readonly code: string;
}

/** Null: no table of such. Fields are parted by semicolons, commas or tabs; the first line may say what is below it. */
export function trackingLines(csv: string): TrackingLine[] | null {
  const lines = csv.replace(/^\u{FEFF}/u, '').split(/\r\n|\r|\n/);
  const separator = [';', '\t', ','].find((one) => lines.some((line) => line.includes(one)));
  if (!separator || lines.length > LIMITS.trackingLines + 1) return null;
  const rows = lines.flatMap((text, at): TrackingLine[] => {
    const [name = '', code = ''] = fieldsOf(text, separator);
    if (name === '' && code === '') return [];
    return [{ line: at + 1, name, number: orderNumber(name), code: code.replaceAll(/\s/g, '') }];
  });
  const [head] = rows;
  // Names of columns: what no order is called and no parcel either.
  const body = head && head.number === null && !/\d/.test(head.code) ? rows.slice(1) : rows;
  return body.length > 0 ? body : null;
}

/** Quoted or not; the mark that keeps table programs from running a field goes. */
function fieldsOf(text: string, separator: string): string[] {
  const fields: string[] = [];
  let [field, isQuoted] = ['', false];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!;
    if (isQuoted && sign === '"' && text[at + 1] === '"') {
      field += sign;
      at++;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) {
      fields.push(field);
      field = '';
    } else field += sign;
  }
  return [...fields, field].map((one) => one.trim().replace(/^'/, '')).map((one) => one.slice(0, 100));
}
