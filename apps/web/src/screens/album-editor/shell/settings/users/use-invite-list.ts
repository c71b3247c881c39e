import { isMailAddress } from '@figurina/commerce';
import { LIMITS } from '@figurina/contract';
import { useState } from 'react';
import { useT } from '../../../../../app/use-t.ts';
import { addressesIn } from '../../../session/people/addresses.ts';
import { usePeopleOfAlbum } from '../../../session/people/use-people-of-album.ts';
import type { PeopleDesk } from './people-desk.ts';
import { useInvitations } from './use-people-lists.ts';

/** Why an address of the list cannot be invited, in words. */
export interface Listed {
  readonly email: string;
  readonly fault: string | null;
}

export interface InviteList {
  readonly typed: string;
  /** What was pasted, without what is being typed. */
  readonly listed: readonly Listed[];
  /** Who gets a mail when the form is sent. */
  readonly good: readonly string[];
  /** Why it cannot be sent; null when it can. */
  readonly why: string | null;
  readonly type: (text: string) => void;
  /** False for a text without several addresses, which is typed like any other. */
  readonly paste: (text: string) => boolean;
  readonly takeOut: (email: string) => void;
  /** What is left after sending: the addresses that the server refused, each with its reason. */
  readonly keepRefused: (refused: ReadonlyMap<string, string>) => void;
}

/** The addresses of the form: one that is typed, or a column that was pasted. */
export function useInviteList(desk: PeopleDesk, prefilled = ''): InviteList {
  const t = useT();
  const { data: people = [] } = usePeopleOfAlbum();
  const { data: invitations = [] } = useInvitations(desk);
  const [typed, setTyped] = useState(prefilled);
  const [list, setList] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());

  const members = new Set(people.map(({ user }) => user.email.toLowerCase()));
  const invited = new Set(invitations.map(({ email }) => email));
  const knownFault = (email: string): string | null => {
    if (members.has(email)) return t('problems.invitation_already_member');
    return invited.has(email) ? t('problems.invitation_exists') : null;
  };
  const faultOf = (email: string): string | null =>
    knownFault(email) ?? refused.get(email) ?? (isMailAddress(email) ? null : t('problems.invitation_email_invalid'));

  const own = typed.trim().toLowerCase();
  const listed = list.map((email) => ({ email, fault: faultOf(email) }));
  // A typed address that is none is the server's to refuse, at the field.
  const typedFault = own === '' ? null : list.length === 0 ? knownFault(own) : faultOf(own);
  const fine = listed.flatMap(({ email, fault }) => (fault ? [] : [email]));
  const good = own === '' || typedFault || fine.includes(own) ? fine : [...fine, own];
  const most = LIMITS.invitationsAtOnce;
  const nobody = list.length > 0 ? t('people.invite.why.nobody') : t('people.invite.why.blank');
  const why =
    typedFault ?? (good.length === 0 ? nobody : good.length > most ? t('people.invite.why.too_many', { most }) : null);
  return {
    typed,
    listed,
    good,
    why,
    type: setTyped,
    paste(text) {
      const addresses = addressesIn(text);
      if (addresses.length < 2) return false;
      setList((before) => [...new Set([...before, ...addresses])]);
      return true;
    },
    takeOut: (email) => setList((before) => before.filter((one) => one !== email)),
    keepRefused(reasons) {
      setTyped('');
      setRefused(reasons);
      setList((before) => [...new Set([...before, own])].filter((email) => email !== '' && reasons.has(email)));
    },
  };
}
