import type { Generated } from 'kysely';

export interface PartnersTables {
  partners: PartnerRow;
}

export interface PartnerRow {
  id: string;
  name: string;
  /** As `parseEmailAddress` makes it. */
  email: string;
  url_source: string;
  /** SHA-256 of the token in the partner's link; the token itself is kept nowhere. */
  token_hash: string;
  active: Generated<boolean>;
  created_by: string;
  created_at: Date;
}
