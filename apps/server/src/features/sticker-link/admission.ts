/** Lets in who comes with a sticker link: the link must be there, open, and not called too often. */
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { isRefusal, refuse, type Refusal } from '../../platform/http/refusal.ts';
import type { Challenges } from './challenges.ts';
import { addressHash, contributorId, hashToken } from './link-tokens.ts';
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
  /** Whose an upload in `/v1/blobs` is that comes with the token. */
  contributor(token: string): Promise<{ id: string } | Refusal>;
  /** The same of one that is about to be made: it is counted, and costs a solved task. `address`: a keyed hash. */
  newContributor(
    token: string,
    address: string,
    proof: string | undefined,
  ): Promise<{ id: string; address: string } | Refusal>;
}

interface AdmissionParts {
  db: Kysely<Database>;
  settings: Pick<LinkSettings, 'isOpen'>;
  limits: RateLimits;
  challenges: Pick<Challenges, 'judge'>;
  secret: string;
}

export function createAdmission({ db, settings, limits, challenges, secret }: AdmissionParts): Admission {
  async function find(token: string): Promise<Admitted | Refusal> {
    return (await queries.resolveToken(db, token)) ?? refuse('sticker_link_gone');
  }
  async function open(token: string): Promise<Admitted | Refusal> {
    const found = await find(token);
    return isRefusal(found) || settings.isOpen(found.link) ? found : refuse('sticker_link_closed');
  }
  async function contributor(token: string): Promise<{ id: string } | Refusal> {
    const admitted = await open(token);
    return isRefusal(admitted) ? admitted : { id: contributorId(token) };
  }
  return {
    find: async (call, token, address) =>
      (await limits.allows(call, token, address)) ? find(token) : refuse('too_many_requests'),
    admit: async (call, token, address) =>
      (await limits.allows(call, token, address)) ? open(token) : refuse('too_many_requests'),
    contributor,
    newContributor: async (token, address, proof) => {
      if (!(await limits.allows('blob', token, address))) return refuse('too_many_requests');
      const admitted = await contributor(token);
      if (isRefusal(admitted)) return admitted;
      const judged = challenges.judge(token, proof);
      if (!judged.ok) return refuse(judged.code);
      if (!(await queries.takeProof(db, hashToken(judged.challenge), judged.expiresAt))) return refuse('proof_used');
      return { ...admitted, address: addressHash(secret, address) };
    },
  };
}
