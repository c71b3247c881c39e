import type { Template } from './template.ts';

export interface StickerRetakeMail {
  name: string;
  /** May be empty. */
  reason: string;
  link: string;
  surprise: boolean;
}

export const stickerRetake: Template<StickerRetakeMail> = (t, { name, reason, link, surprise }) => ({
  subject: t('mail.retake.subject'),
  title: t('mail.retake.title', { name }),
  preview: reason || t('mail.retake.body'),
  paragraphs: reason ? [t('mail.retake.body'), reason] : [t('mail.retake.body')],
  action: { label: t('mail.retake.action'), link },
  notes: [t('mail.reminder.personal')],
  keepsQuiet: surprise,
});
