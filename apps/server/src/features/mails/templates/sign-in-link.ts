import type { Template } from './template.ts';

export interface SignInLinkMail {
  email: string;
  link: string;
  minutes: number;
}

export const signInLink: Template<SignInLinkMail> = (t, { email, link, minutes }) => ({
  subject: t('mail.sign_in_link.subject'),
  title: t('mail.sign_in_link.title'),
  preview: t('mail.sign_in_link.body', { email }),
  paragraphs: [t('mail.sign_in_link.body', { email })],
  action: { label: t('mail.sign_in_link.action'), link },
  notes: [t('mail.sign_in_link.validity', { minutes }), t('mail.sign_in_link.not_you')],
});
