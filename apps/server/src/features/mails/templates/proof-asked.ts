import { formatDate } from '@figurina/locales';
import type { Template } from './template.ts';

export interface ProofMail {
  album: string;
  asker: string;
  /** What they wrote; '' for nothing. */
  message: string;
  /** `YYYY-MM-DD`. */
  deadline: string | null;
  link: string;
}

export const proofAsked: Template<ProofMail> = (t, { album, asker, message, deadline, link }) => ({
  subject: t('mail.proof.subject', { asker, album }),
  title: t('mail.proof.title', { album }),
  preview: message || t('mail.proof.body', { asker }),
  paragraphs: [
    t('mail.proof.body', { asker }),
    ...(message ? [message] : []),
    ...(deadline ? [t('mail.proof.deadline', { date: formatDate(deadline) })] : []),
  ],
  action: { label: t('mail.proof.action'), link },
  notes: [t('mail.proof.personal')],
});
