import type { Template } from './template.ts';

export interface SecondFactorMail {
  email: string;
  /** Where it is turned on and off. */
  link: string;
  isOn: boolean;
}

export const secondFactor: Template<SecondFactorMail> = (t, { email, link, isOn }) => {
  const state = isOn ? 'on' : 'off';
  const body = t(`mail.second_factor.${state}.body`, { email });
  return {
    subject: t(`mail.second_factor.${state}.title`),
    title: t(`mail.second_factor.${state}.title`),
    preview: body,
    paragraphs: [body, t('mail.second_factor.not_you')],
    action: { label: t('mail.second_factor.action'), link },
    notes: [],
  };
};
