import type { Template } from './template.ts';

export interface SecondFactorMail {
  email: string;
  /** Where it is turned on and off, or where a new password is asked for. */
  link: string;
  news: 'on' | 'off' | 'guessed';
}

export const secondFactor: Template<SecondFactorMail> = (t, { email, link, news }) => {
  const body = t(`mail.second_factor.${news}.body`, { email });
  return {
    subject: t(`mail.second_factor.${news}.title`),
    title: t(`mail.second_factor.${news}.title`),
    preview: body,
    paragraphs: news === 'guessed' ? [body] : [body, t('mail.second_factor.not_you')],
    action: { label: t(news === 'guessed' ? 'mail.password_changed.action' : 'mail.second_factor.action'), link },
    notes: [],
  };
};
