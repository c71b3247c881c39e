/** Partners that are made, changed and given another link; each written down with what became another, without the link. */
import type { Caller } from '../../platform/http/caller.ts';
import { newId } from '../../platform/ids.ts';
import { differing } from '../audit/index.ts';
import { parsePartner, type PartnerFault, takenFaults, type TypedPartner } from './partner-faults.ts';
import { newLink } from './partner-link.ts';
import type { PartnersParts } from './partners-parts.ts';
import * as queries from './partners.queries.ts';

type Faults = { readonly faults: readonly PartnerFault[] };
type Made = { readonly partner: queries.StoredPartner; readonly url: string };

export async function makePartner(
  { db, clock, config, audit }: PartnersParts,
  typed: TypedPartner,
  by: Caller,
): Promise<Made | Faults> {
  const { partner: wish, faults } = parsePartner(typed);
  const rivals = await queries.findRivals(db, { email: wish.email, source: wish.url_source });
  const all = [...faults, ...takenFaults(wish, rivals)];
  if (all.length > 0) return { faults: all };
  const { url, hash } = newLink(config.baseUrl);
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const row = { ...wish, id: newId(now.getTime()), token_hash: hash, created_by: by.id, created_at: now };
    const partner = await queries.insertPartner(tx, row);
    // Somebody was faster.
    if (!partner)
      return { faults: takenFaults(wish, await queries.findRivals(tx, { ...wish, source: wish.url_source })) };
    await audit.write(tx, { by, action: 'partner.create', subject: partner.id, after: stateOf(partner) });
    return { partner, url };
  });
}

/** Undefined where there is no such partner. */
export async function alterPartner(
  { db, audit }: PartnersParts,
  id: string,
  { change, by }: { change: { active?: boolean; name?: string; email?: string }; by: Caller },
): Promise<queries.StoredPartner | Faults | undefined> {
  return db.transaction().execute(async (tx) => {
    await queries.holdAll(tx);
    const now = await queries.holdPartner(tx, id);
    if (!now) return undefined;
    const { partner: wish, faults } = parsePartner({ ...now, ...change });
    const rivals = await queries.findRivals(tx, { email: wish.email, source: now.url_source });
    const all = [
      ...faults,
      ...takenFaults(
        wish,
        rivals.filter((one) => one.id !== id),
      ),
    ];
    if (all.length > 0) return { faults: all };
    const { name, email } = wish;
    const { active = now.active } = change;
    const difference = differing(stateOf(now), stateOf({ ...now, name, email, active }));
    if (!difference) return now;
    const partner = await queries.updatePartner(tx, id, { name, email, active });
    await audit.write(tx, { by, action: 'partner.change', subject: id, ...difference });
    return partner;
  });
}

/** Undefined where there is no such partner. */
export async function rotateLink(
  { db, config, audit }: PartnersParts,
  id: string,
  by: Caller,
): Promise<Made | undefined> {
  const { url, hash } = newLink(config.baseUrl);
  return db.transaction().execute(async (tx) => {
    const now = await queries.holdPartner(tx, id);
    if (!now) return undefined;
    const partner = await queries.updatePartner(tx, id, { token_hash: hash });
    await audit.write(tx, { by, action: 'partner.rotate', subject: id });
    return { partner, url };
  });
}

function stateOf({ name, email, url_source, active }: TypedPartner & { readonly active: boolean }) {
  return { name, email, url_source, active };
}
