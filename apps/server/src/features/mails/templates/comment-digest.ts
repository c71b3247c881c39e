import type { Template } from './template.ts';

export interface CommentDigestMail {
  album: string;
  count: number;
  /** How the first of them begin, a line each. */
  words: string;
  link: string;
}

export const commentDigest: Template<CommentDigestMail> = (t, { album, count, words, link }) => ({
  subject: t('mail.comments.subject', { count, album }),
  title: t('mail.comments.title', { count }),
  preview: words,
  paragraphs: [t('mail.comments.body', { album }), ...words.split('\n')],
  action: { label: t('mail.comments.action'), link },
  notes: [t('mail.comments.note')],
  offersLess: true,
});
