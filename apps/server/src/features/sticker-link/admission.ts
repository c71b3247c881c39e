/** Lets in who comes with a sticker link: the link must be there, open, and not called too often. */
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { isRefusal, refuse, type Refusal } from '../../platform/http/refusal.ts';
import { contributorId } from './link-tokens.ts';
import type { LinkSettings } from './link-settings.ts';
import type { LimitedCall, RateLimits } from './rate-limits.ts';
import * as queries from './sticker-link.queries.ts';

export interface Admitted {
  link: queries.Link;
  /** Of a personal link. */
  stickerId: string | null;
}

export interface Admission {
  /** Also when it is closed. */
  find(call: LimitedCall, token: string, address: string): Promise<Admitted | Refusal>;
  admit(call: LimitedCall, token: string, address: string): Promise<Admitted | Refusal>;
  /** Whose an upload in `/v1/blobs` is that comes with the token. Only the making of one is counted. */
  contributor(token: string, address: string, making: boolean): Promise<{ id: string } | Refusal>;
}

interface AdmissionParts {
  db: Kysely<Database>;
  settings: Pick<LinkSettings, 'isOpen'>;
  limits: RateLimits;
}

export function createAdmission({ db, settings, limits }: AdmissionParts): Admission {
  async function find(token: string): Promise<Admitted | Refusal> {
    return (await queries.resolveToken(db, token)) ?? refuse('sticker_link_gone');
  }
  async function open(token: string): Promise<Admitted | Refusal> {
    const found = await find(token);
    return isRefusal(found) || settings.isOpen(found.link) ? found : refuse('sticker_link_closed');
  }
  return {
    find: async (call, token, address) =>
      (await limits.allows(call, token, address)) ? find(token) : refuse('too_many_requests'),
    admit: async (call, token, address) =>
      (await limits.allows(call, token, address)) ? open(token) : refuse('too_many_requests'),
    contributor: async (token, address, making) => {
      if (making && !(await limits.allows('blob', token, address))) return refuse('too_many_requests');
      const admitted = await open(token);
      return isRefusal(admitted) ? admitted : { id: contributorId(token) };
    },
  };
}
