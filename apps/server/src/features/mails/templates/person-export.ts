import type { Template } from './template.ts';

export interface PersonExportMail {
  link: string;
  days: number;
}

export const personExport: Template<PersonExportMail> = (t, { link, days }) => ({
  subject: t('mail.person_export.subject'),
  title: t('mail.person_export.title'),
  preview: t('mail.person_export.body'),
  paragraphs: [t('mail.person_export.body')],
  action: { label: t('mail.person_export.action'), link },
  notes: [t('mail.person_export.validity', { days }), t('mail.person_export.not_you')],
});
