import { form, notice } from './fields.ts';
import { html } from '../../../platform/html/html.ts';
import { layout } from './layout.ts';
import { passwordField } from './password-field.ts';
import type { PageTexts } from './texts.ts';

export interface NewPasswordView {
  action: string;
  email: string;
  passwordFault?: string | undefined;
  fault?: string | undefined;
}

export function newPasswordPage(texts: PageTexts, { action, email, passwordFault, fault }: NewPasswordView): string {
  const { t, locale } = texts;
  // Password managers file the new password under this name.
  const contents = html`${notice(fault)}
    <input type="hidden" name="email" autocomplete="username" value="${email}" />
    ${passwordField(texts, passwordFault, true)}`;
  return layout(texts, {
    title: t('identity.new_password.title'),
    lead: t('identity.new_password.lead', { email }),
    form: 'new-password',
    body: form({ id: 'new-password', action, locale, submit: t('identity.new_password.submit'), contents }),
  });
}
