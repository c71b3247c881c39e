import type { Template } from './template.ts';

export interface PasswordResetMail {
  email: string;
  link: string;
  minutes: number;
}

export const passwordReset: Template<PasswordResetMail> = (t, { email, link, minutes }) => ({
  subject: t('mail.password_reset.subject'),
  title: t('mail.password_reset.title'),
  preview: t('mail.password_reset.body', { email }),
  paragraphs: [t('mail.password_reset.body', { email })],
  action: { label: t('mail.password_reset.action'), link },
  notes: [t('mail.password_reset.validity', { minutes }), t('mail.password_reset.not_you')],
});
