/**
 * The parts of PostgreSQL's wire protocol (version 3) that the embedded server speaks itself. Every message after the
 * first of a connection is one type byte and a length that counts itself.
 */

const SSL_REQUEST = 80_877_103;
const CANCEL_REQUEST = 80_877_102;
const GSS_REQUEST = 80_877_104;

export type Opening = 'encryption' | 'cancel' | 'startup';

/** Length in bytes of the opening message at the start of the buffer, or undefined while it is incomplete. */
export function readOpening(buffer: Buffer): { kind: Opening; length: number } | undefined {
  if (buffer.length < 8) return undefined;
  const length = buffer.readInt32BE(0);
  if (buffer.length < length) return undefined;
  const code = buffer.readInt32BE(4);
  const kind =
    code === SSL_REQUEST || code === GSS_REQUEST ? 'encryption' : code === CANCEL_REQUEST ? 'cancel' : 'startup';
  return { kind, length };
}

/** Bytes of the whole messages at the start of the buffer, cut after the last one for which `ends` says so. */
export function wholeMessages(buffer: Uint8Array, ends: (type: string) => boolean): number {
  const view = new DataView(buffer.buffer, buffer.byteOffset, buffer.byteLength);
  let at = 0;
  let cut = 0;
  while (at + 5 <= buffer.length) {
    const next = at + 1 + view.getInt32(at + 1);
    if (next > buffer.length) break;
    if (ends(String.fromCharCode(buffer[at]!))) cut = next;
    at = next;
  }
  return cut;
}

/** Splits an answer of the database into notifications, which everybody gets, and the rest. */
export function splitNotifications(answer: Uint8Array): { rest: Uint8Array[]; notifications: Uint8Array[] } {
  const view = new DataView(answer.buffer, answer.byteOffset, answer.byteLength);
  const rest: Uint8Array[] = [];
  const notifications: Uint8Array[] = [];
  let from = 0;
  let at = 0;
  while (at + 5 <= answer.length) {
    const next = at + 1 + view.getInt32(at + 1);
    if (answer[at] === 0x41) {
      if (at > from) rest.push(answer.subarray(from, at));
      notifications.push(answer.slice(at, next));
      from = next;
    }
    at = next;
  }
  if (from < answer.length) rest.push(answer.subarray(from));
  return { rest, notifications };
}

/** What a client hears after its startup message: it is let in, the session's parameters, and ready for the first query. */
export function greeting(parameters: Record<string, string>): Buffer {
  return Buffer.concat([
    message('R', Buffer.from([0, 0, 0, 0])),
    ...Object.entries(parameters).map(([name, value]) => message('S', Buffer.from(`${name}\0${value}\0`))),
    message('K', Buffer.alloc(8)),
    message('Z', Buffer.from('I')),
  ]);
}

/** A fatal error as PostgreSQL words it. */
export function fatal(code: string, text: string): Buffer {
  return message('E', Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${text}\0\0`));
}

/** A simple query, of ASCII. */
export function queryMessage(text: string): Buffer {
  return message('Q', Buffer.from(`${text}\0`));
}

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type, 0, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
