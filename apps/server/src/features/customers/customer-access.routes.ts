/** How a customer comes in, as far as staff help with it. */
import { endCustomerSecondFactor, endCustomerSignIns, readCustomerSignIns } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import type { CustomersParts } from './customers-parts.ts';
import { findCustomer } from './customers.queries.ts';

export function serveCustomerAccess(http: FastifyInstance, { db, identity, audit }: CustomersParts): void {
  const { access } = identity;

  route(http, readCustomerSignIns, async ({ params: { id } }) => {
    if (!(await findCustomer(db, id))) return refuse('not_found');
    const { signIns, secondFactorSince } = await access.of(id);
    return { sign_ins: { count: signIns, second_factor_since: secondFactorSince?.toISOString() ?? null } };
  });

  route(http, endCustomerSignIns, async ({ params: { id }, caller }) => {
    if (!(await findCustomer(db, id))) return refuse('not_found');
    const signedOut = await db.transaction().execute(async (tx) => {
      await audit.write(tx, { by: caller, action: 'person.sign_out', subject: id });
      return access.signOut(id, tx);
    });
    signedOut();
    return undefined;
  });

  route(http, endCustomerSecondFactor, async ({ params: { id }, caller }) => {
    const ended = await db.transaction().execute(async (tx) => {
      if (!(await access.endSecondFactor(id, tx))) return false;
      await audit.write(tx, { by: caller, action: 'person.second_factor_end', subject: id });
      return true;
    });
    if (!ended) return refuse('not_found');
    await access.tellSecondFactor(id, 'off');
    return undefined;
  });
}
