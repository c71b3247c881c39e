import { NICKNAME_LENGTH, type SignUpFaults } from '../accounts/accounts.ts';
import { field, form, notice } from './fields.ts';
import { html } from '../../../platform/html/html.ts';
import { layout } from './layout.ts';
import { passwordField, passwordFaultText } from './password-field.ts';
import type { InteractionPaths } from './paths.ts';
import type { PageTexts } from './texts.ts';

export interface SignUpView {
  paths: InteractionPaths;
  email: string;
  nickname: string;
  faults: SignUpFaults;
  /** About the form as a whole. */
  fault?: string | undefined;
}

export function signUpPage(texts: PageTexts, { paths, email, nickname, faults, fault }: SignUpView): string {
  const { t, locale } = texts;
  const contents = html`${notice(fault)}
  ${field(texts, {
    name: 'nickname',
    label: t('identity.nickname.label'),
    type: 'text',
    autocomplete: 'name',
    value: nickname,
    maxLength: NICKNAME_LENGTH,
    hint: t('identity.nickname.hint'),
    wrong: t('identity.fault.nickname_missing'),
    fault: faults.nickname && t(`identity.fault.${faults.nickname}`),
    focus: !nickname,
  })}
  ${field(texts, {
    name: 'email',
    label: t('identity.email.label'),
    type: 'email',
    autocomplete: 'username',
    value: email,
    maxLength: 254,
    wrong: t('identity.fault.email_invalid'),
    fault: faults.email && t(`identity.fault.${faults.email}`),
  })}
  ${passwordField(texts, faults.password && passwordFaultText(t, faults.password), Boolean(nickname))}`;
  return layout(texts, {
    title: t('identity.sign_up.title'),
    lead: t('identity.sign_up.lead'),
    form: 'sign-up',
    body: html`${form({ id: 'sign-up', action: paths.signUp, locale, submit: t('identity.sign_up.submit'), contents })}
      <p class="links apart">
        ${t('identity.sign_up.has_account')}
        <button class="text-link" form="sign-up" formaction="${paths.signIn}" name="carry" value="1" formnovalidate>
          ${t('identity.sign_in.submit')}
        </button>
      </p>`,
  });
}
