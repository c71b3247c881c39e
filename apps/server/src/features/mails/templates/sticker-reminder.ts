import type { Template } from './template.ts';

export interface StickerReminderMail {
  name: string;
  subject: string;
  /** What the people of the album wrote, or what we write for them; paragraphs with empty lines between. */
  text: string;
  link: string;
  surprise: boolean;
}

export const stickerReminder: Template<StickerReminderMail> = (t, { name, subject, text, link, surprise }) => ({
  subject,
  title: t('mail.reminder.title', { name }),
  preview: text.slice(0, 120),
  paragraphs: text.split(/\n\s*\n/),
  action: { label: t('mail.reminder.action'), link },
  notes: [t('mail.reminder.personal')],
  keepsQuiet: surprise,
});
