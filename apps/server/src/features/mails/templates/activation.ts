import type { Template } from './template.ts';

export interface ActivationMail {
  email: string;
  link: string;
  days: number;
}

export const activation: Template<ActivationMail> = (t, { email, link, days }) => ({
  subject: t('mail.activation.subject'),
  title: t('mail.activation.title'),
  preview: t('mail.activation.body', { email }),
  paragraphs: [t('mail.activation.body', { email })],
  action: { label: t('mail.activation.action'), link },
  notes: [t('mail.activation.validity', { days }), t('mail.activation.not_you')],
});
