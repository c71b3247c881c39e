import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
} from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/http/refusal.ts';
import { route } from '../../../platform/http/route.ts';
import type { Embedded } from '../provider/embedded.ts';
import { findUser } from '../users.queries.ts';
import type { TellFactor } from './tell-factor.ts';

interface RoutesParts {
  readonly db: Kysely<Database>;
  /** Undefined where people sign in elsewhere. */
  readonly embedded: Pick<Embedded, 'secondFactor' | 'passwordOf'> | undefined;
  readonly tell: TellFactor;
}

export function serveSecondFactor(http: FastifyInstance, { db, embedded, tell }: RoutesParts): void {
  /** Whoever finds an open tab is not who knows the password. */
  async function afterPassword(sub: string, password: string): Promise<Embedded['secondFactor'] | Refusal> {
    const known = await embedded?.passwordOf(sub);
    if (!embedded || !known) return refuse('second_factor_unavailable');
    const matches = await known.matches(password);
    if (matches === 'locked') return refuse('too_many_requests');
    return matches ? embedded.secondFactor : refuse('password_wrong');
  }

  route(http, readSecondFactor, async ({ caller: { id } }) => {
    const on = await embedded?.secondFactor.state(id);
    return {
      second_factor: {
        available: (await embedded?.passwordOf(id)) !== undefined,
        since: on?.since.toISOString() ?? null,
        recovery_codes: on?.recoveryCodes ?? 0,
      },
    };
  });

  route(http, beginSecondFactor, async ({ caller: { id }, body: { password } }) => {
    const secondFactor = await afterPassword(id, password);
    if (isRefusal(secondFactor)) return secondFactor;
    const user = await findUser(db, id);
    const setup = await secondFactor.begin({ id, email: user?.email ?? '' });
    return setup ? { setup } : refuse('second_factor_on');
  });

  route(http, confirmSecondFactor, async ({ caller: { id }, body: { code } }) => {
    const confirmed = (await embedded?.secondFactor.confirm(id, code)) ?? 'second_factor_unavailable';
    if (typeof confirmed === 'string') return refuse(confirmed);
    await tell(id, 'on');
    return { recovery_codes: confirmed };
  });

  route(http, renewRecoveryCodes, async ({ caller: { id }, body: { password } }) => {
    const secondFactor = await afterPassword(id, password);
    if (isRefusal(secondFactor)) return secondFactor;
    const codes = await secondFactor.renewRecoveryCodes(id);
    return codes ? { recovery_codes: codes } : refuse('second_factor_unavailable');
  });

  route(http, endSecondFactor, async ({ caller: { id }, body: { password } }) => {
    const secondFactor = await afterPassword(id, password);
    if (isRefusal(secondFactor)) return secondFactor;
    if (await secondFactor.end(id)) await tell(id, 'off');
    return undefined;
  });
}
