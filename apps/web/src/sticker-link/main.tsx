/** @jsxImportSource preact */
/**
 * The public page `/s/:token`, an entry of its own and a small one: people open it once, on a phone, often with a poor
 * connection. `/s/withdraw/:token` takes an upload back.
 */
import { createI18n, negotiateLocale } from '@figurina/locales';
import { render } from 'preact';
import { beginConsent } from './consent.ts';
import { TextsContext } from './form-context.ts';
import { createPublicApi } from './public-api.ts';
import { PublicPage } from './PublicPage.tsx';
import { readAddress } from './read-address.ts';
import './sticker-link.css';

const locale = negotiateLocale(navigator.languages);
document.documentElement.lang = locale;
const address = readAddress(location.pathname);
const api = createPublicApi({ fetch: window.fetch.bind(window), origin: location.origin, language: () => locale });
// Both are on their way at once.
const reading = address.kind === 'form' ? api.read({ params: { token: address.token } }) : null;
reading?.catch(() => undefined);
const i18n = await createI18n(locale, ['contribute']);
// Once the form stands. A page that cannot ask tells nothing, and works all the same.
void reading
  ?.then(({ sticker_link: { legal } }) => (legal.cookies ? beginConsent(locale) : undefined))
  .catch(() => undefined);
render(
  <TextsContext.Provider value={i18n}>
    <PublicPage address={address} api={api} reading={reading} />
  </TextsContext.Provider>,
  document.getElementById('root')!,
);
