/** What is wrong with a partner as they were typed, each at its field. */
import { createI18n, type Locale } from '@figurina/locales';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { parseEmailAddress } from '../identity/index.ts';
import type { StoredPartner } from './partners.queries.ts';

export interface TypedPartner {
  readonly name: string;
  readonly email: string;
  readonly url_source: string;
}

const FAULTS = {
  name: 'partners.fault.name',
  email: 'partners.fault.email',
  email_taken: 'partners.fault.email_taken',
  url_source: 'partners.fault.url_source',
  url_source_taken: 'partners.fault.url_source_taken',
} as const;
export type PartnerFault = keyof typeof FAULTS;

/** As it is kept, where it can be; of what cannot be, the fields. */
export function parsePartner(typed: TypedPartner): { readonly partner: TypedPartner; readonly faults: PartnerFault[] } {
  const name = typed.name.trim();
  const email = parseEmailAddress(typed.email);
  const source = typed.url_source.trim().toLowerCase();
  const faults: PartnerFault[] = [];
  if (name === '') faults.push('name');
  if (email === undefined) faults.push('email');
  // It stands in an address and is compared with what comes back from there.
  if (!/^[a-z0-9][a-z0-9-]*$/.test(source)) faults.push('url_source');
  return { partner: { name, email: email ?? '', url_source: source }, faults };
}

export function takenFaults(
  { email, url_source }: TypedPartner,
  rivals: readonly Pick<StoredPartner, 'email' | 'url_source'>[],
): PartnerFault[] {
  const faults: PartnerFault[] = [];
  if (rivals.some((one) => one.email === email)) faults.push('email_taken');
  if (rivals.some((one) => one.url_source === url_source)) faults.push('url_source_taken');
  return faults;
}

/** In the caller's words. */
export async function partnerWrong(faults: readonly PartnerFault[], locale: Locale): Promise<Refusal> {
  const { t } = await createI18n(locale, ['partners']);
  return refuse(
    'partner_wrong',
    faults.map((fault) => ({
      pointer: `/partner/${fault.replace(/_taken$/, '')}`,
      code: fault.endsWith('_taken') ? fault : `${fault}_wrong`,
      detail: t(FAULTS[fault]),
    })),
  );
}
