import type { ColumnType } from 'kysely';

export interface MailsTables {
  mail_copies: MailCopyRow;
  mail_log: MailLogRow;
  mail_recipients: MailRecipientRow;
}

/** `recipient` in lower case. */
export interface MailRecipientRow {
  album_id: string;
  recipient: string;
  /** Of the link with which they want no more mails from this album. */
  token: string;
  stopped_at: Date | null;
}

/** What became of a mail: sent, not wanted by its recipient, or one too many. */
export type MailOutcome = 'sent' | 'unwanted' | 'too_many';

export interface MailLogRow {
  id: string;
  kind: string;
  /** The subject of whoever caused it; null for a stranger at the sign-in pages. */
  sender: string | null;
  /** Null for several that were refused together. */
  recipient: string | null;
  recipients: number;
  album_id: string | null;
  outcome: MailOutcome;
  at: Date;
  /** Null where it was never written, or before subjects were kept. */
  subject: string | null;
  /** Of a mail about an order. */
  order_id: string | null;
}

/** As `Mail` of the platform has them. */
type Attachments = { filename: string; path: string }[];

/** What a mail about an order said; of those that hold secrets of an account or an invitation nothing is kept. */
export interface MailCopyRow {
  mail_id: string;
  text: string;
  html: string;
  attachments: ColumnType<Attachments, string, string>;
}
