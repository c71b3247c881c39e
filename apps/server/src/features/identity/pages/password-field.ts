import { PASSWORD_LENGTH } from '@figurina/contract';
import type { Translate } from '@figurina/locales';
import type { PasswordFault } from '../accounts/passwords.ts';
import { field } from './fields.ts';
import type { Html } from '../../../platform/html/html.ts';
import type { PageTexts } from './texts.ts';

/** Where a new password is chosen. The browser itself asks for its length, so that nobody types it twice for that. */
export function passwordField(texts: PageTexts, fault: string | undefined, focus: boolean): Html {
  const { t } = texts;
  return field(texts, {
    name: 'password',
    label: t('identity.password.label'),
    type: 'password',
    autocomplete: 'new-password',
    minLength: PASSWORD_LENGTH.min,
    maxLength: PASSWORD_LENGTH.max,
    hint: t('identity.password.hint', { count: PASSWORD_LENGTH.min }),
    wrong: passwordFaultText(t, 'password_short'),
    fault,
    focus,
  });
}

export function passwordFaultText(t: Translate, fault: PasswordFault): string {
  if (fault === 'password_short') return t('identity.fault.password_short', { count: PASSWORD_LENGTH.min });
  return t(fault === 'password_long' ? 'identity.fault.password_long' : 'identity.fault.password_easy');
}
