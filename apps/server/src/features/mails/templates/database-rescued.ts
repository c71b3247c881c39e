import { formatDateTime } from '@figurina/locales';
import type { Template } from './template.ts';

export interface DatabaseRescuedMail {
  /** Of when the backup is. */
  at: string;
  /** The folder of the broken database, in the data directory. */
  aside: string;
  link: string;
}

/** For the staff: the database did not open, and yesterday's has taken its place. */
export const databaseRescued: Template<DatabaseRescuedMail> = (t, { at, aside, link }) => {
  const body = t('mail.database_rescued.body', { at: formatDateTime(at) });
  return {
    subject: t('mail.database_rescued.subject'),
    title: t('mail.database_rescued.title'),
    preview: body,
    paragraphs: [body, t('mail.database_rescued.aside', { folder: aside })],
    action: { label: t('mail.database_rescued.action'), link },
    notes: [],
  };
};
