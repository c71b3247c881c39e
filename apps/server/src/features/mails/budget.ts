/** How many mails a day: one budget for all kinds, by sender, by album and by recipient, over all servers. */
import type { Clock } from '../../platform/clock.ts';
import type { Counters } from '../../platform/counters/counters.ts';
import { refuse, type Refusal, type WaitFor } from '../../platform/http/refusal.ts';
import { ALBUM_MAILS, type AccountMailKind, type AlbumMailKind } from './kinds.ts';

/** Mails a day (UTC). Words of docs/operating.md. */
export const MAILS_A_DAY = { sender: 300, unconfirmed: 3, album: 300, stranger: 6, member: 20 } as const;
/** Mails of one kind about one account. */
const ACCOUNT_MAILS_AN_HOUR = 3;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export interface Budget {
  /** Takes a mail for each recipient; answers those who may be sent one, or why none may. What is refused is not counted. */
  take(
    kind: AlbumMailKind,
    from: { albumId: string; sender: string; confirmed: boolean },
    to: readonly string[],
  ): Promise<string[] | Refusal>;
  takeForAccount(kind: AccountMailKind, to: string): Promise<Refusal | undefined>;
  /** A mail that staff send once more. */
  takeAgain(sender: string, to: string): Promise<Refusal | undefined>;
}

export function createBudget(counters: Pick<Counters, 'add'>, clock: Clock): Budget {
  /** Counts `amount` and gives back what is over the limit; answers how much was left. */
  async function take(key: string, amount: number, atMost: number): Promise<number> {
    const [counted = 0] = await counters.add([key], DAY_MS, amount);
    const over = Math.min(amount, Math.max(0, counted - atMost));
    await giveBack([key], over);
    return amount - over;
  }
  async function giveBack(keys: readonly string[], amount: number, spanMs = DAY_MS): Promise<void> {
    if (amount > 0 && keys.length > 0) await counters.add(keys, spanMs, -amount);
  }
  /** Counts one for each key, none twice; answers those that are within the limit. */
  async function takeEach(keys: readonly string[], atMost: number, spanMs: number): Promise<Set<string>> {
    const counts = await counters.add(keys, spanMs);
    const isOver = (at: number): boolean => (counts[at] ?? 0) > atMost;
    await giveBack(
      keys.filter((_, at) => isOver(at)),
      1,
      spanMs,
    );
    return new Set(keys.filter((_, at) => !isOver(at)));
  }
  const wait = (what: WaitFor, spanMs = DAY_MS): Refusal => ({
    ...refuse('too_many_requests'),
    wait: { for: what, ms: spanMs - (clock.now().getTime() % spanMs) },
  });

  return {
    take: async (kind, { albumId, sender, confirmed }, to) => {
      const ofSender = `mail sender ${sender}`;
      const ofAlbum = `mail album ${albumId}`;
      const addressee = ALBUM_MAILS[kind].to;
      const bySender = await take(ofSender, to.length, confirmed ? MAILS_A_DAY.sender : MAILS_A_DAY.unconfirmed);
      const byAlbum = await take(ofAlbum, bySender, MAILS_A_DAY.album);
      const allowed: string[] = [];
      for (const addresses of onceEach(to.slice(0, byAlbum))) {
        const keys = addresses.map((address) => `mail ${addressee} ${address}`);
        const within = await takeEach(keys, MAILS_A_DAY[addressee], DAY_MS);
        allowed.push(...addresses.filter((_, at) => within.has(keys[at]!)));
      }
      await giveBack([ofSender], bySender - allowed.length);
      await giveBack([ofAlbum], byAlbum - allowed.length);
      if (allowed.length > 0) return allowed;
      if (bySender === 0) return wait(confirmed ? 'mails_of_sender' : 'mails_unconfirmed');
      return wait(byAlbum === 0 ? 'mails_of_album' : 'mails_to_recipient');
    },
    takeForAccount: async (kind, to) => {
      const key = `mail ${kind} ${to}`;
      const within = await takeEach([key], ACCOUNT_MAILS_AN_HOUR, HOUR_MS);
      return within.has(key) ? undefined : wait('mails_to_account', HOUR_MS);
    },
    takeAgain: async (sender, to) => {
      const [ofSender, ofRecipient] = [`mail sender ${sender}`, `mail member ${to}`];
      if ((await take(ofSender, 1, MAILS_A_DAY.sender)) === 0) return wait('mails_of_sender');
      if ((await take(ofRecipient, 1, MAILS_A_DAY.member)) > 0) return undefined;
      await giveBack([ofSender], 1);
      return wait('mails_to_recipient');
    },
  };
}

/** Lists in which nothing stands twice: the first has everybody, the second those who were there twice, and so on. */
function onceEach(addresses: readonly string[]): string[][] {
  const seen = new Map<string, number>();
  const lists: string[][] = [];
  for (const address of addresses) {
    const at = seen.get(address) ?? 0;
    seen.set(address, at + 1);
    (lists[at] ??= []).push(address);
  }
  return lists;
}
