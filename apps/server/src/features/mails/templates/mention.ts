import type { Template } from './template.ts';

export interface MentionMail {
  album: string;
  author: string;
  /** What they wrote. */
  words: string;
  link: string;
}

export const mention: Template<MentionMail> = (t, { album, author, words, link }) => ({
  subject: t('mail.mention.subject', { author, album }),
  title: t('mail.mention.title', { author }),
  preview: words,
  paragraphs: [t('mail.mention.body', { album }), words],
  action: { label: t('mail.mention.action'), link },
  notes: [t('mail.mention.note')],
});
