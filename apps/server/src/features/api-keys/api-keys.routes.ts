import { type ApiKey, createApiKey, LIMITS, listApiKeys, revokeApiKey } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { newId } from '../../platform/ids.ts';
import type { ApiKeysParts } from './api-keys-parts.ts';
import * as queries from './api-keys.queries.ts';
import { newKey } from './key-text.ts';
import { stateOf } from './let-in.ts';

const DAY_MS = 86_400_000;

export function serveApiKeys(http: FastifyInstance, { db, clock, audit }: ApiKeysParts): void {
  route(http, listApiKeys, async () => {
    const now = clock.now();
    return { api_keys: (await queries.listKeys(db)).map((key) => wireKey(key, now)) };
  });

  route(http, createApiKey, async ({ body: { api_key: wish }, caller, reply }) => {
    reply.header('cache-control', 'private, no-store');
    const now = clock.now();
    const { key, hash, hint } = newKey();
    const { name, expires_in_days: days } = wish;
    const scopes = [...new Set(wish.scopes)].toSorted();
    const id = newId(now.getTime());
    const expires_at = days === null ? null : new Date(now.getTime() + days * DAY_MS);
    const isMade = await db.transaction().execute(async (tx) => {
      await queries.holdOwner(tx, caller.id);
      if ((await queries.countLiving(tx, caller.id, now)) >= LIMITS.apiKeys) return false;
      const row = { id, user_sub: caller.id, name, hint, key_hash: hash, scopes: JSON.stringify(scopes) };
      await queries.insertKey(tx, { ...row, created_at: now, expires_at });
      const after = { name, scopes, expires_at: expires_at?.toISOString() ?? null };
      await audit.write(tx, { by: caller, action: 'api_key.create', subject: id, after });
      return true;
    });
    if (!isMade) return refuse('api_keys_full');
    const made = await queries.findKey(db, id);
    return { api_key: wireKey(made!, now), key };
  });

  route(http, revokeApiKey, async ({ params: { id }, caller }) => {
    const isRevoked = await db.transaction().execute(async (tx) => {
      const revoked = await queries.revokeKey(tx, id, clock.now());
      // Once more is what was wanted, too.
      if (!revoked) return (await queries.findKey(tx, id)) !== undefined;
      const { name, scopes } = revoked;
      await audit.write(tx, { by: caller, action: 'api_key.revoke', subject: id, before: { name, scopes } });
      return true;
    });
    return isRevoked ? undefined : refuse('not_found');
  });
}

function wireKey(key: queries.OwnedKey, now: Date): ApiKey {
  const { id, name, hint, scopes, user_sub, owner, created_at, expires_at, last_used_at } = key;
  return {
    id,
    name,
    hint,
    scopes,
    state: stateOf(key, now),
    owner: { id: user_sub, name: owner },
    created_at: created_at.toISOString(),
    expires_at: expires_at?.toISOString() ?? null,
    last_used_at: last_used_at?.toISOString() ?? null,
  };
}
