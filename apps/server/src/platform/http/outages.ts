/** What a machine in trouble throws (a full disk, a database that is gone), told apart from our own mistakes. */
import type { ErrorCode } from '@figurina/contract';

/** Of the operating system, and of PostgreSQL. */
const FULL = /^(ENOSPC|EDQUOT|53100)$/;
/**
 * Nothing answers, or the disk takes nothing; PostgreSQL: connections that broke (08), a server that stops or starts (57P)
 * or has no more connections (53300), that takes nothing but reading (25006), files that it cannot read or write (58030).
 */
const AWAY =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EACCES|EPERM|EROFS|EIO|EMFILE|ENFILE|57P0\d|53300|25006|58030|08\w{3})$/;
/** What `pg` says without a code. */
const BROKEN_CONNECTION =
  /^Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end/;
/** Errors that others are made of. */
const MOST_CAUSES = 5;

/** The refusal for it; undefined for anything else. */
export function outageOf(error: unknown): ErrorCode | undefined {
  let found: ErrorCode | undefined;
  let current = error as (Partial<NodeJS.ErrnoException> & { cause?: unknown }) | undefined;
  for (let at = 0; current && at < MOST_CAUSES; at += 1) {
    const { code, message = '', syscall } = current;
    if (FULL.test(String(code)) || message.includes('No space left on device')) return 'storage_full';
    // The socket of the embedded database is a file, gone with its process.
    const gone = code === 'ENOENT' && syscall === 'connect';
    if (gone || AWAY.test(String(code)) || BROKEN_CONNECTION.test(message)) found ??= 'unavailable';
    current = current.cause as typeof current;
  }
  return found;
}
