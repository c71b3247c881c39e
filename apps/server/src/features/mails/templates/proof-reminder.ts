import { formatDate } from '@figurina/locales';
import type { ProofMail } from './proof-asked.ts';
import type { Template } from './template.ts';

export const proofReminder: Template<ProofMail> = (t, { album, asker, deadline, link }) => ({
  subject: t('mail.proof.reminder.subject', { album }),
  title: t('mail.proof.reminder.title', { album }),
  preview: t('mail.proof.reminder.body', { asker }),
  paragraphs: [
    t('mail.proof.reminder.body', { asker }),
    ...(deadline ? [t('mail.proof.deadline', { date: formatDate(deadline) })] : []),
  ],
  action: { label: t('mail.proof.action'), link },
  notes: [t('mail.proof.personal')],
});
