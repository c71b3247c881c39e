import { formatDate } from '@figurina/locales';
import type { Template } from './template.ts';

export interface InvitationMail {
  album: string;
  inviter: string;
  link: string;
  expiresAt: Date;
}

export const invitation: Template<InvitationMail> = (t, { album, inviter, link, expiresAt }) => ({
  subject: t('mail.invitation.subject', { inviter, album }),
  title: t('mail.invitation.title', { album }),
  preview: t('mail.invitation.body', { inviter }),
  paragraphs: [t('mail.invitation.body', { inviter })],
  action: { label: t('mail.invitation.action'), link },
  notes: [t('mail.invitation.validity', { date: formatDate(expiresAt) }), t('mail.invitation.unknown', { inviter })],
});
