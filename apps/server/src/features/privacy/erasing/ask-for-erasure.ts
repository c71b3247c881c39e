/** Who asks to be erased proves that it is them, says what becomes of albums that others are in, and has time to think again. */
import { ADMIN_ROLE, askForErasure, type RequestOf } from '@figurina/contract';
import type { z } from 'zod';
import type { Caller } from '../../../platform/http/caller.ts';
import { refuse, type Refusal } from '../../../platform/http/refusal.ts';
import type { PrivacyParts } from '../privacy-parts.ts';
import * as queries from './erasures.queries.ts';
import { openOrdersOf } from './open-orders.ts';
import { sharedAlbums } from './shared-albums.ts';

type Wish = z.output<NonNullable<(typeof askForErasure)['body']>> & RequestOf<typeof askForErasure>['body'];

export interface Asking {
  ofOneself(caller: Caller, wish: Wish): Promise<queries.Erasure | Refusal>;
  ofCustomer(staff: Caller, sub: string, email: string): Promise<queries.Erasure | Refusal>;
  cancel(sub: string): Promise<undefined>;
}

type AskingParts = Pick<PrivacyParts, 'db' | 'clock' | 'config' | 'audit' | 'identity' | 'mails' | 'hasOpenOrder'>;

export function createAsking(parts: AskingParts): Asking {
  const { db, clock, config, audit, identity, mails } = parts;

  /** Staff leave first: what they did is in the log of deeds, and somebody has to be able to undo this. */
  async function hindrance(sub: string, email: string): Promise<Refusal | undefined> {
    const person = await identity.findPerson(sub);
    if (!person) return refuse('not_found');
    if (person.email.toLowerCase() !== email.trim().toLowerCase()) return refuse('erasure_address_wrong');
    if (await isStaff(sub)) return refuse('erasure_of_staff');
    return (await openOrdersOf(parts, sub)) > 0 ? refuse('erasure_order_open') : undefined;
  }

  async function isStaff(sub: string): Promise<boolean> {
    const account = await db.selectFrom('accounts').select('roles').where('id', '=', sub).executeTakeFirst();
    const user = await db.selectFrom('users').select('roles').where('sub', '=', sub).executeTakeFirst();
    return [account, user].some((one) => one?.roles.includes(ADMIN_ROLE));
  }

  async function begin(
    sub: string,
    askedBy: string | null,
    handovers: Readonly<Record<string, string>>,
  ): Promise<queries.Erasure> {
    const now = clock.now();
    const dueAt = new Date(now.getTime() + config.privacy.graceMs);
    const erasure = await queries.insertErasure(db, { sub, askedBy, handovers, now, dueAt });
    const person = await identity.findPerson(sub);
    // Also to whoever did not ask for it, and has time to say so.
    if (person)
      await mails.sendToAccount('erasure_asked', { email: person.email, sender: askedBy ?? sub }, async () => ({
        locale: person.locale,
        due: erasure.due_at,
        link: `${config.baseUrl}/profile`,
      }));
    return erasure;
  }

  return {
    ofOneself: async ({ id: sub }, { email, password, handovers }) => {
      const hindered = await hindrance(sub, email);
      if (hindered) return hindered;
      const known = await identity.passwordOf(sub);
      if (known) {
        const matches = await known.matches(password ?? '');
        if (matches === 'locked') return refuse('too_many_requests');
        if (!matches) return refuse('password_wrong');
      }
      const decided: Record<string, string> = {};
      for (const { id, members } of await sharedAlbums(db, sub)) {
        const heir = handovers[id];
        if (heir === undefined || (heir !== null && !members.some((member) => member.id === heir)))
          return refuse('erasure_album_undecided');
        decided[id] = heir ?? '';
      }
      return begin(sub, null, decided);
    },
    ofCustomer: async (staff, sub, email) => {
      const hindered = await hindrance(sub, email);
      if (hindered) return hindered;
      const erasure = await begin(sub, staff.id, {});
      await db
        .transaction()
        .execute((tx) => audit.write(tx, { by: staff, action: 'person.erase', subject: erasure.id }));
      return erasure;
    },
    cancel: async (sub) => {
      await queries.cancelErasure(db, sub, clock.now());
      return undefined;
    },
  };
}
