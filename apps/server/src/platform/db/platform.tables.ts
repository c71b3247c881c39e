/** Tables of the platform itself: values of the installation, the outbox of mails, counters, and errands. */
import type { Generated } from 'kysely';

export interface PlatformTables {
  counters: CounterRow;
  errands: ErrandRow;
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

/** How often something was done in a span of time. */
export interface CounterRow {
  /** A keyed hash of what is counted and of the span. */
  key: string;
  count: number;
  expires_at: Date;
}

/** What one process asks another to do while somebody waits. */
export interface ErrandRow {
  id: string;
  input: Buffer;
  output: Buffer | null;
  /** Why it failed, as JSON. */
  failure: unknown;
  created_at: Generated<Date>;
}
