/** For whom an album is, while somebody types it. */
import type { Organization } from '@figurina/contract';

/** As far as it is typed. */
export type OrganizationDraft = Partial<Organization>;

/** Must equal those of the contract, whose schemas the browser does not carry. */
export const SIZES: (typeof import('@figurina/contract'))['ORGANIZATION_SIZES'] = [
  '1-150',
  '151-200',
  '201-1000',
  '1000+',
];
export const CONTACT_ROLES: (typeof import('@figurina/contract'))['CONTACT_ROLES'] = [
  'member',
  'lead',
  'senior',
  'executive',
];

/** Null while something is missing. */
export function wholeOrganization(typed: OrganizationDraft): Organization | null {
  const { name = '', size, contactName = '', phone = '', contactRole } = typed;
  const texts = { name: name.trim(), contactName: contactName.trim(), phone: phone.trim() };
  if (!size || !contactRole || !Object.values(texts).every(Boolean)) return null;
  return { ...texts, size, contactRole };
}
