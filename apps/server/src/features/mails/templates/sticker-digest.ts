import type { Template } from './template.ts';

export interface StickerDigestMail {
  album: string;
  count: number;
  link: string;
}

export const stickerDigest: Template<StickerDigestMail> = (t, { album, count, link }) => ({
  subject: t('mail.digest.subject', { count, album }),
  title: t('mail.digest.title', { count }),
  preview: t('mail.digest.body', { album }),
  paragraphs: [t('mail.digest.body', { album })],
  action: { label: t('mail.digest.action'), link },
  notes: [t('mail.digest.off')],
});
