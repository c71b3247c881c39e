import type { MemberRole } from '@figurina/album';
import { formatDate } from '@figurina/locales';
import type { Template } from './template.ts';

export interface InvitationMail {
  album: string;
  inviter: string;
  role: MemberRole;
  /** In the inviter's own words; may be empty. */
  message: string;
  link: string;
  expiresAt: Date;
}

export const invitation: Template<InvitationMail> = (t, { album, inviter, role, message, link, expiresAt }) => ({
  subject: t('mail.invitation.subject', { inviter, album }),
  title: t(role === 'editor' ? 'mail.invitation.title' : 'mail.invitation.title.invited', { album }),
  preview: message || t(`mail.invitation.body.${role}`, { inviter }),
  paragraphs: [
    t(`mail.invitation.body.${role}`, { inviter }),
    ...(message ? [t('mail.invitation.message', { inviter, message })] : []),
  ],
  action: { label: t('mail.invitation.action'), link },
  notes: [t('mail.invitation.validity', { date: formatDate(expiresAt) }), t('mail.invitation.unknown', { inviter })],
});
