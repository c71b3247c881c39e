/** Whether somebody who is not here just now, but whose script is, is an administrator still. */
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { findAccount } from './accounts/accounts.queries.ts';
import { hasAdminRole } from './tokens/claims.ts';
import { findUser } from './users.queries.ts';

/** Of an outside provider we hear of a role that is gone only when its person comes. */
const BELIEVED_MS = 30 * 86_400_000;

/** Undefined where they are none any more. The embedded provider's account says so at once. */
export async function findStillStaff(
  { db, clock, isEmbedded }: { readonly db: Kysely<Database>; readonly clock: Clock; readonly isEmbedded: boolean },
  sub: string,
): Promise<Caller | undefined> {
  const user = await findUser(db, sub);
  if (!user) return undefined;
  const roles = isEmbedded ? (await findAccount(db, sub))?.roles : user.roles;
  if (!roles || !hasAdminRole(roles)) return undefined;
  if (!isEmbedded && clock.now().getTime() - user.last_seen_at.getTime() > BELIEVED_MS) return undefined;
  return { id: sub, email: user.email, name: user.nickname, admin: true };
}
