/** Tables of the platform itself: values of the installation, and the outbox of mails. */
import type { Generated } from 'kysely';

export interface PlatformTables {
  mails: MailRow;
  settings: SettingRow;
}

/** A mail that was written instead of sent, or a copy of one that was sent. */
export interface MailRow {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  created_at: Generated<Date>;
}

/** What the installation remembers about itself, e.g. which content was seeded. */
export interface SettingRow {
  name: string;
  value: string;
}
