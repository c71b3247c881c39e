import type { Template } from './template.ts';

export interface AddressKnownMail {
  email: string;
  /** Where a new password can be asked for. */
  link: string;
}

export const addressKnown: Template<AddressKnownMail> = (t, { email, link }) => ({
  subject: t('mail.address_known.subject'),
  title: t('mail.address_known.title'),
  preview: t('mail.address_known.body', { email }),
  paragraphs: [t('mail.address_known.body', { email }), t('mail.address_known.what')],
  action: { label: t('mail.address_known.action'), link },
  notes: [t('mail.address_known.not_you')],
});
