export type { ConsentsTables } from './consents.tables.ts';
export { cookieConsentText, type GivenConsent, keepConsent, printConsentText } from './keep-consent.ts';
