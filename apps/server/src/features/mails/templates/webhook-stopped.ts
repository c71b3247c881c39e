import type { Template } from './template.ts';

/** For the staff: a webhook has not answered for days. */
export const webhookStopped: Template<{ name: string; link: string }> = (t, { name, link }) => {
  const body = t('mail.webhook_stopped.body', { name });
  return {
    subject: t('mail.webhook_stopped.subject', { name }),
    title: t('mail.webhook_stopped.title'),
    preview: body,
    paragraphs: [body],
    action: { label: t('mail.webhook_stopped.action'), link },
    notes: [],
  };
};
