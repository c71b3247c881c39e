/** Personal keys by which scripts of an administrator call the API as that person, restricted to scopes. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { API_SCOPES } from './scopes.ts';
import { idSchema, isoTime } from './wire.ts';

const scopeSchema = z.enum(API_SCOPES);

export const API_KEY_STATES = ['active', 'expired', 'revoked'] as const;

export const apiKeySchema = z
  .object({
    id: idSchema,
    name: z.string(),
    /** The beginning of the key, by which its owner knows it again. */
    hint: z.string(),
    scopes: z.array(scopeSchema),
    state: z.enum(API_KEY_STATES),
    owner: z.object({ id: idSchema, name: z.string() }),
    created_at: isoTime,
    expires_at: isoTime.nullable(),
    /** To the minute; null: never. */
    last_used_at: isoTime.nullable(),
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.infer<typeof apiKeySchema>;

export const listApiKeys = endpoint({
  method: 'GET',
  path: '/api_keys',
  summary: 'The keys of all administrators, the newest first',
  tag: 'integrations',
  answer: z.object({ api_keys: z.array(apiKeySchema) }),
  access: 'admin',
});

export const createApiKey = endpoint({
  method: 'POST',
  path: '/api_keys',
  summary: 'Makes a key for oneself; it is told this once',
  tag: 'integrations',
  body: z.object({
    api_key: z.object({
      name: z.string().trim().min(1).max(LIMITS.apiKeyName),
      scopes: z.array(scopeSchema).min(1).max(API_SCOPES.length),
      /** Null: until it is revoked. */
      expires_in_days: z.int().min(1).max(LIMITS.apiKeyDays).nullable().default(null),
    }),
  }),
  answer: z.object({ api_key: apiKeySchema, key: z.string() }),
  status: 201,
  access: 'admin',
  refusals: ['api_keys_full'],
});

export const revokeApiKey = endpoint({
  method: 'DELETE',
  path: '/api_keys/:id',
  summary: 'Ends a key, whosever it is, at once',
  tag: 'integrations',
  params: z.object({ id: idSchema }),
  answer: null,
  status: 204,
  access: 'admin',
  refusals: ['not_found'],
});
