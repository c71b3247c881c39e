/** The parts that forms are made of. Every field names itself, its hint and its fault to screen readers. */
import { html, type Html } from '../../../platform/html/html.ts';
import type { PageTexts } from './texts.ts';

export interface Field {
  name: string;
  label: string;
  type: 'email' | 'password' | 'text';
  autocomplete: string;
  value?: string;
  /** What the browser says in the page's language, rather than in its own, when it is empty or not as it should be. */
  wrong: string;
  hint?: string | undefined;
  fault?: string | undefined;
  maxLength?: number;
  minLength?: number;
  /** Where typing begins. */
  focus?: boolean;
}

export function field({ t }: PageTexts, given: Field): Html {
  const { name, label, type, autocomplete, value = '', wrong, hint, fault, maxLength, minLength, focus } = given;
  const described = [fault && `${name}-fault`, hint && `${name}-hint`].filter(Boolean).join(' ');
  const password = type === 'password';
  return html`<div class="field">
    <div class="above">
      <label for="${name}">${label}</label
      >${password && html`<button type="button" class="reveal" hidden data-reveals="${name}" data-show="${t('identity.password.show')}" data-hide="${t('identity.password.hide')}" aria-controls="${name}">${t('identity.password.show')}</button>`}
    </div>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      required
      data-wrong="${wrong}"
      ${!password && html`value="${value}"`}
      ${type === 'email' && html`inputmode="email" spellcheck="false" autocapitalize="none"`}
      ${maxLength && html`maxlength="${maxLength}"`}
      ${minLength && html`minlength="${minLength}"`}
      ${described && html`aria-describedby="${described}"`}
      ${fault && html`aria-invalid="true"`}
      ${focus && html`autofocus`}
    />
    ${fault && html`<p class="fault" id="${name}-fault">${fault}</p>`}
    ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
  </div>`;
}

/** What went wrong with the form as a whole. */
export function notice(text: string | undefined): Html {
  return html`${text && html`<p class="notice" role="alert">${text}</p>`}`;
}

export interface Form {
  action: string;
  id: string;
  locale: string;
  submit: string;
  contents: Html;
}

/** `lang` goes along, so that an answer speaks the language of the page. The first button is the one that Enter presses. */
export function form({ action, id, locale, submit, contents }: Form): Html {
  return html`<form id="${id}" method="post" action="${action}">
    <input type="hidden" name="lang" value="${locale}" />
    ${contents}
    <button class="stamp">${submit}</button>
  </form>`;
}
