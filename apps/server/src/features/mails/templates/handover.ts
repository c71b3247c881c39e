import type { Template } from './template.ts';

export interface HandoverMail {
  album: string;
  owner: string;
  link: string;
}

export const handover: Template<HandoverMail> = (t, { album, owner, link }) => ({
  subject: t('mail.handover.subject', { owner, album }),
  title: t('mail.handover.title', { album }),
  preview: t('mail.handover.body', { owner }),
  paragraphs: [t('mail.handover.body', { owner }), t('mail.handover.then', { owner })],
  action: { label: t('mail.handover.action'), link },
  notes: [t('mail.handover.note')],
});
