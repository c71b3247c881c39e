/**
 * One call of an address that staff typed: only to the outside, judged by the very addresses that are connected to, so that a
 * name that leads elsewhere a moment later gets nothing. No redirects, little time, and of the answer only how it begins.
 */
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopback, isOutside } from './outside-address.ts';

export interface OutsideCall {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether this machine may be called: in tests. */
  readonly loopback: boolean;
  readonly timeoutMs: number;
}
export interface OutsideAnswer {
  /** Null: there was none. */
  readonly status: number | null;
  readonly fault: 'forbidden_address' | 'unreachable' | 'too_slow' | null;
  readonly answer: string;
}

const ANSWER_BYTES = 1024;

class ForbiddenAddress extends Error {}

/** `resolve`: of names; another one in tests. */
export async function callOutside(
  { url, body, headers, loopback, timeoutMs }: OutsideCall,
  resolve: (host: string) => Promise<LookupAddress[]> = async (host) => lookup(host, { all: true }),
): Promise<OutsideAnswer> {
  const target = new URL(url);
  const mayCall = (address: string): boolean => isOutside(address) || (loopback && isLoopback(address));
  const host = target.hostname.replace(/^\[|\]$/g, '');
  // Node asks nobody about what is an address already.
  if (isIP(host) !== 0 && !mayCall(host)) return { status: null, fault: 'forbidden_address', answer: '' };
  const signal = AbortSignal.timeout(timeoutMs);
  const send = target.protocol === 'https:' ? secureRequest : plainRequest;
  try {
    const answer = await new Promise<IncomingMessage>((done, fail) => {
      const sent = send(target, {
        method: 'POST',
        agent: false,
        signal,
        lookup: judging(resolve, mayCall),
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      });
      sent.on('response', done).on('error', fail).end(body);
    });
    return { status: answer.statusCode ?? null, fault: null, answer: await beginning(answer) };
  } catch (error) {
    if (error instanceof ForbiddenAddress) return { status: null, fault: 'forbidden_address', answer: '' };
    return { status: null, fault: signal.aborted ? 'too_slow' : 'unreachable', answer: '' };
  }
}

/** All addresses of a name have to be outside: of a mixed answer none is trusted. */
function judging(
  resolve: (host: string) => Promise<LookupAddress[]>,
  mayCall: (address: string) => boolean,
): LookupFunction {
  const judged = async (host: string): Promise<LookupAddress[] | Error> => {
    try {
      const found = await resolve(host);
      const isFine = found.length > 0 && found.every(({ address }) => mayCall(address));
      return isFine ? found : new ForbiddenAddress(host);
    } catch (error) {
      return error as Error;
    }
  };
  const answer: LookupFunction = async (host, { all }, done) => {
    const found = await judged(host);
    if (found instanceof Error) done(found, '');
    else if (all) done(null, found);
    else done(null, found[0]!.address, found[0]!.family);
  };
  return answer;
}

async function beginning(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part);
    size += part.byteLength;
    if (size >= ANSWER_BYTES) break;
  }
  answer.destroy();
  // PostgreSQL keeps no zero characters.
  return Buffer.concat(parts).subarray(0, ANSWER_BYTES).toString('utf8').replaceAll('\0', '');
}
