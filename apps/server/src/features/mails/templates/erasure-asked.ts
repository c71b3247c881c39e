import { formatDate } from '@figurina/locales';
import type { Template } from './template.ts';

export interface ErasureAskedMail {
  due: Date;
  /** Where it is called off. */
  link: string;
}

export const erasureAsked: Template<ErasureAskedMail> = (t, { due, link }) => {
  const date = formatDate(due.toISOString());
  return {
    subject: t('mail.erasure_asked.subject'),
    title: t('mail.erasure_asked.title'),
    preview: t('mail.erasure_asked.body', { date }),
    paragraphs: [t('mail.erasure_asked.body', { date }), t('mail.erasure_asked.kept')],
    action: { label: t('mail.erasure_asked.action'), link },
    notes: [t('mail.erasure_asked.not_you')],
  };
};
