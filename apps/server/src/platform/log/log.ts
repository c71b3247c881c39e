/** The log: one JSON line an event, on standard error. Secrets never reach it (see `redact` and `loggedUrl`). */
import { pino, type DestinationStream, type Logger } from 'pino';
import { originNow } from '../observation/origin.ts';
import { traceIdNow } from '../observation/traces.ts';

export type Log = Logger;

const SECRET_KEYS = [
  'req.headers.authorization',
  'req.headers.cookie',
  'req.headers["x-render-token"]',
  'res.headers["set-cookie"]',
  'token',
  '*.token',
  '*.password',
  '*.access_token',
  '*.refresh_token',
  '*.secret',
];

export function createLog(level: string, destination: 1 | 2 | DestinationStream = 2): Log {
  return pino(
    {
      level,
      serializers: { err: loggedError },
      redact: { paths: SECRET_KEYS, censor: '[redacted]' },
      mixin: ids,
    },
    typeof destination === 'number' ? pino.destination({ dest: destination, sync: true }) : destination,
  );
}

/** Of every line: what it comes from, so that those of one request and of all that it caused are found together. */
function ids(): object {
  const { request, job } = originNow();
  const traceId = traceIdNow();
  return { ...(request && { requestId: request }), ...(job && { jobId: job }), ...(traceId && { traceId }) };
}

const SECRET_QUERY =
  /([?&](?:token|url_token|render_token|access_token|id_token|id_token_hint|login_hint|refresh_token|code|code_verifier|state|password)=)[^&#]*/gi;

/** Links that let in whoever has them carry their token in the path. */
const SECRET_PATH =
  /\/(oidc\/(?:link|new-password|sign-in)|no-mails|invitations|invoice|offer|order|proof|public\/\w+|s\/withdraw|s|album\/[^/?#]+\/preview)\/[^/?#]+/g;

/** An address as it may stand in a log: the secrets of its path and query are blotted out. */
export function loggedUrl(url: string): string {
  return url.replace(SECRET_PATH, '/$1/[redacted]').replace(SECRET_QUERY, '$1[redacted]');
}

/** A mail server names the recipient that it refuses. */
const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const withoutAddresses = (text: string | undefined) => text?.replace(ADDRESS, '[address]');

/** Libraries hang whole connections onto their errors, with passwords in them. */
function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? error.code : undefined;
  return {
    name,
    message: withoutAddresses(message),
    code,
    stack: withoutAddresses(stack),
    ...(cause !== undefined && { cause: loggedError(cause) }),
  };
}
