import type { Template } from './template.ts';

export interface PasswordChangedMail {
  email: string;
  /** Where a new reset can be asked for. */
  link: string;
}

export const passwordChanged: Template<PasswordChangedMail> = (t, { email, link }) => ({
  subject: t('mail.password_changed.subject'),
  title: t('mail.password_changed.title'),
  preview: t('mail.password_changed.body', { email }),
  paragraphs: [t('mail.password_changed.body', { email }), t('mail.password_changed.not_you')],
  action: { label: t('mail.password_changed.action'), link },
  notes: [],
});
