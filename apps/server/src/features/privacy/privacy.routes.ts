import {
  askForErasure,
  cancelErasure,
  createCustomerExport,
  createPersonExport,
  eraseCustomer,
  erasePerson,
  readOwnData,
  readRetention,
  saveConsent,
} from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { isRefusal, refuse } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { cookieConsentText, keepConsent } from '../consents/index.ts';
import { erasePersonFrom } from './erasing/erase-person.ts';
import { findOpen } from './erasing/erasures.queries.ts';
import { albumSubject, type RememberedErasures, stickerSubject } from './erasing/remembered-erasures.ts';
import type { Asking } from './erasing/ask-for-erasure.ts';
import { type PersonExports, wireExport } from './exporting/person-exports.ts';
import type { PrivacyParts } from './privacy-parts.ts';
import { readOwn, wireErasure } from './read-own.ts';
import { retentionReport } from './retention/retain.ts';
import { retentionRules } from './retention/rules.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const CONSENTS_AN_HOUR = 20;

interface RoutesParts extends PrivacyParts {
  readonly personExports: PersonExports;
  readonly asking: Asking;
  readonly remembered: RememberedErasures;
}

export function servePrivacy(http: FastifyInstance, parts: RoutesParts): void {
  const { db, clock, config, counters, access, audit, identity, personExports, asking, remembered } = parts;

  route(http, readOwnData, async ({ caller: { id } }) => ({
    own_data: await readOwn(parts, id, { open: await findOpen(db, id), last: await personExports.last(id) }),
  }));

  route(http, createPersonExport, async ({ caller: { id } }) => {
    const asked = await personExports.ask(id, id);
    return isRefusal(asked) ? asked : { person_export: wireExport(asked) };
  });

  route(http, askForErasure, async ({ caller, body }) => {
    const erasure = await asking.ofOneself(caller, body);
    return isRefusal(erasure) ? erasure : { erasure: wireErasure(erasure) };
  });

  route(http, cancelErasure, async ({ caller }) => asking.cancel(caller.id));

  route(http, saveConsent, async ({ caller, body: { kind, given, language } }) => {
    const [count = 0] = await counters.add([`consents ${caller.id}`], HOUR_MS);
    if (count > CONSENTS_AN_HOUR) return refuse('too_many_requests');
    const text = await cookieConsentText(language);
    await keepConsent(db, { kind, sub: caller.id, subjectId: null, language, text, given, now: clock.now() });
    return undefined;
  });

  route(http, createCustomerExport, async ({ params: { id }, caller }) => {
    const person = await identity.findPerson(id);
    if (!person) return refuse('not_found');
    const asked = await personExports.ask(id, caller.id);
    if (isRefusal(asked)) return asked;
    await db.transaction().execute((tx) => audit.write(tx, { by: caller, action: 'person.export', subject: id }));
    return { to: person.email };
  });

  route(http, eraseCustomer, async ({ params: { id }, body: { email }, caller }) => {
    const erasure = await asking.ofCustomer(caller, id, email);
    return isRefusal(erasure) ? erasure : { erasure: wireErasure(erasure) };
  });

  route(http, erasePerson, async ({ params: { id, sticker }, caller }) => {
    const actor = await access(id, caller, 'erasePerson');
    if (isRefusal(actor)) return actor;
    const now = clock.now();
    await remembered.add(albumSubject(id), now);
    await remembered.add(stickerSubject(id, sticker), now);
    if (!(await erasePersonFrom(parts, id, sticker))) return refuse('not_found');
    if (actor.role === 'admin')
      await db
        .transaction()
        .execute((tx) => audit.write(tx, { by: caller, action: 'sticker_person.erase', subject: sticker }));
    return undefined;
  });

  route(http, readRetention, async () => {
    const { rules, erasures } = await retentionReport(db, retentionRules(config), clock.now());
    return {
      rules: rules.map(({ rule, keptMs, waiting, last, erased }) => ({
        rule,
        kept_days: keptMs === 0 ? null : keptMs / DAY_MS,
        waiting,
        last: last ? { at: last.at.toISOString(), erased: last.erased } : null,
        erased,
      })),
      erasures: {
        ...erasures,
        next_due_at: erasures.next_due_at?.toISOString() ?? null,
        last_done_at: erasures.last_done_at?.toISOString() ?? null,
      },
    };
  });
}
