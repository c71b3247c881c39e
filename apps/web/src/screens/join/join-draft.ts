/** What a guest chose and typed: a reload and a failed order leave it as it is. */
import type { AddressField } from '@figurina/commerce';
import type { PublicBatch } from '@figurina/contract';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface JoinDraft {
  readonly albums: number;
  readonly packs: number;
  /** Numbers of single ones, as they are typed. */
  readonly stickers: string;
  readonly payment: PublicBatch['payments'][number];
  readonly texts: Readonly<Record<AddressField | 'email' | 'phone' | 'comment' | 'forName', string>>;
  /** The order as it was sent, under its key: sent again it is the same order. */
  readonly sending: { readonly key: string; readonly body: string } | null;
}

type NewDraft = Pick<PublicBatch, 'country_code' | 'packs_recommended' | 'payments'>;

export function newDraft({ country_code: country, packs_recommended: packs, payments }: NewDraft): JoinDraft {
  const address = { organization: '', firstName: '', lastName: '', address1: '', address2: '', zipCode: '', city: '' };
  const texts = { ...address, countryCode: country, email: '', phone: '', comment: '', forName: '' };
  return { albums: 1, packs, stickers: '', payment: payments[0] ?? 'invoice', texts, sending: null };
}

export function useJoinDraft(token: string, start: JoinDraft) {
  const name = `join ${token}`;
  const [draft, setDraft] = useState(() => readDraft(sessionStorage, name, start));
  const done = useRef(false);
  useEffect(() => {
    if (!done.current) keep(name, draft);
  }, [name, draft]);
  const change = useCallback((part: Partial<JoinDraft>) => setDraft((before) => ({ ...before, ...part })), []);
  /** The order is on its way. */
  const forget = useCallback(() => {
    done.current = true;
    sessionStorage.removeItem(name);
  }, [name]);
  return { draft, change, forget };
}

function keep(name: string, draft: JoinDraft): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(draft));
  } catch {
    // A full or forbidden storage: what is typed lives as long as the page.
  }
}

/** Of an older page it may lack something, or be none. */
function readDraft(storage: Pick<Storage, 'getItem'>, name: string, start: JoinDraft): JoinDraft {
  try {
    const kept = JSON.parse(storage.getItem(name) ?? 'null') as Partial<JoinDraft> | null;
    const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
    const typed: Partial<Record<string, unknown>> = kept?.texts ?? {};
    const texts = Object.fromEntries(
      Object.entries(start.texts).map(([field, text]) => [
        field,
        typeof typed[field] === 'string' ? typed[field] : text,
      ]),
    ) as JoinDraft['texts'];
    return {
      albums: isCount(kept?.albums) ? kept.albums : start.albums,
      packs: isCount(kept?.packs) ? kept.packs : start.packs,
      stickers: typeof kept?.stickers === 'string' ? kept.stickers : start.stickers,
      payment: kept?.payment === 'prepayment' || kept?.payment === 'invoice' ? kept.payment : start.payment,
      texts,
      sending: typeof kept?.sending?.body === 'string' ? kept.sending : null,
    };
  } catch {
    return start;
  }
}
