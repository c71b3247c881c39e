/** A request with a key: who calls, as what they may, or why not. */
import type { ApiScope } from '@figurina/contract';
import type { Caller } from '../../platform/http/caller.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import type { ApiKeysParts } from './api-keys-parts.ts';
import * as queries from './api-keys.queries.ts';
import { hashOfKey } from './key-text.ts';

const MINUTE_MS = 60_000;
const CALLS_A_MINUTE = 120;

/** `scope`: what is asked for; nothing opens what has none. */
export async function letIn(
  { db, clock, counters, identity }: ApiKeysParts,
  key: string,
  scope: ApiScope | null | undefined,
): Promise<Caller | Refusal> {
  const now = clock.now();
  const stored = await queries.findKeyByHash(db, hashOfKey(key));
  if (!stored || stateOf(stored, now) !== 'active') return refuse('unauthorized');
  const [calls = 0] = await counters.add([`api key ${stored.id}`], MINUTE_MS);
  if (calls > CALLS_A_MINUTE) return { ...refuse('too_many_requests'), wait: { ms: MINUTE_MS } };
  const caller = await identity.stillStaff(stored.user_sub);
  if (!caller) return refuse('unauthorized');
  if (!scope || !stored.scopes.includes(scope)) return refuse('api_key_scope_missing');
  const { last_used_at: used } = stored;
  if (!used || now.getTime() - used.getTime() >= MINUTE_MS) await queries.noteUse(db, stored.id, now);
  return caller;
}

export function stateOf(
  { revoked_at, expires_at }: Pick<queries.StoredKey, 'revoked_at' | 'expires_at'>,
  now: Date,
): 'active' | 'expired' | 'revoked' {
  if (revoked_at) return 'revoked';
  return expires_at && expires_at <= now ? 'expired' : 'active';
}
