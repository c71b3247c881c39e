import type { Template } from './template.ts';

export interface AlbumLinkMail {
  album: string;
  link: string;
}

export const albumLink: Template<AlbumLinkMail> = (t, { album, link }) => ({
  subject: t('mail.album_link.subject', { album }),
  title: t('mail.album_link.title', { album }),
  preview: t('mail.album_link.body'),
  paragraphs: [t('mail.album_link.body')],
  action: { label: t('mail.album_link.action'), link },
  notes: [t('mail.album_link.note')],
});
