/** What the specification of commerce says word for word in German, and that the other languages say it in their own words. */
import { expect, test } from 'vitest';
import { readCatalogues } from '../scripts/catalogue.ts';

const GERMAN: readonly (readonly [key: string, words: string])[] = [
  // Section 5 of the specification: the contact step.
  ['orders.fault.first_name_required', 'Vorname fehlt'],
  ['orders.fault.last_name_required', 'Nachname fehlt'],
  ['orders.fault.email_invalid', 'E-Mail ist ungültig'],
  ['orders.fault.address1_required', 'Straße und Hausnummer fehlen'],
  ['orders.fault.zip_required', 'PLZ fehlt'],
  ['orders.fault.city_required', 'Ort fehlt'],
  ['orders.fault.country_required', 'Land fehlt'],
  ['orders.fault.phone_required', 'Telefon fehlt'],
  ['orders.fault.phone_characters', 'Nur Ziffern und Leerzeichen'],
  ['orders.fault.phone_too_long', 'höchstens 20 Zeichen'],
  ['orders.fault.comment_too_long', 'höchstens 1000 Zeichen'],
  ['orders.fault.organization_required', 'Firma/Verein fehlt'],
  ['orders.fault.event_date_required', 'Datum des Fests fehlt'],
  ['checkout.optional', 'freiwillig'],
  ['checkout.field.quoteName', 'Angebotsnummer'],
  ['start.delete.question', 'Bist du sicher, dass du dieses Album löschen möchtest?'],
  // Section 8: the catalogue of errors.
  ['problems.internal', 'Ein Fehler ist aufgetreten. Bitte versuche es erneut.'],
  ['order_pages.failed', 'Ein Fehler ist aufgetreten. Bitte versuche es erneut.'],
  ['vouchers.saved', 'Erfolgreich gespeichert.'],
  ['checkout.order_failed', 'Hoppla, da ist etwas schiefgelaufen'],
  ['start.delete.failed', 'Fehler beim Löschen des Albums'],
  ['checkout.voucher.invalid', 'Dieser Code ist ungültig.'],
  ['checkout.voucher.inactive', 'Dieser Code ist nicht mehr aktiv.'],
  ['checkout.voucher.taken', 'Dieser Code wurde schon eingelöst.'],
  ['checkout.voucher.below_minimum_amount', 'Der Code gilt erst ab {min} netto.'],
  ['checkout.voucher.valid', 'Code {code} ist eingelöst.'],
  ['problems.voucher_invalid', 'Dieser Code ist ungültig.'],
  ['problems.voucher_inactive', 'Dieser Code ist nicht mehr aktiv.'],
  ['problems.voucher_taken', 'Dieser Code wurde schon eingelöst.'],
  ['order_desk.really', 'Wirklich löschen?'],
  ['order_desk.talk.delete.question', 'Kommentar wirklich löschen?'],
  ['order_desk.remove.question', 'Bist du sicher, dass du die Bestellung endgültig löschen möchtest?'],
  ['order_desk.saved', 'Erfolgreich gespeichert.'],
  ['order_desk.failed.save', 'Fehler beim Speichern: {error}'],
  ['order_desk.failed.delete', 'Fehler beim Löschen: {error}'],
  ['order_desk.failed.update', 'Fehler beim Aktualisieren: {error}'],
  ['order_desk.remove.failed', 'Fehler beim Löschen der Bestellung: {error}'],
  ['order_desk.remove.unconfirmed', 'Fehler beim Bestätigen der Löschung'],
  ['order_desk.remove.done', 'Bestellung erfolgreich gelöscht'],
  ['order_desk.talk.failed', 'Das hat leider nicht funktioniert. Bitte versuche es nochmal.'],
  ['order_desk.talk.unread', 'Kommentare konnten nicht geladen werden, bitte lade die Seite neu.'],
  ['affiliate.failed', 'Fehler beim Laden deines Partneraccounts. Bitte versuche es später erneut.'],
  // Of the shop's requirements.
  ['checkout.order', 'Zahlungspflichtig bestellen'],
  ['checkout.tight', 'Das könnte knapp werden. Bitte melde dich vor der Bestellung:'],
  ['checkout.price_from', 'ab {amount}'],
  ['checkout.net_total', 'Preis inkl. Versand (netto)'],
  ['checkout.tax', 'MwSt. {rate} %'],
  ['checkout.total', 'Gesamt'],
  ['checkout.show', 'Zeigen'],
  ['checkout.back_to_album', 'Zurück zum Album'],
  ['checkout.packing.per_box', 'Je Motiv {count, number} Stück'],
  ['checkout.export_note', 'Ohne MwSt., Einfuhrabgaben trägt der Empfänger.'],
  ['checkout.step.preview', 'Vorschau'],
  ['checkout.step.product', 'Produkt'],
  ['checkout.step.contact', 'Kontakt'],
];
const ENGLISH = [
  ['checkout.order_failed', 'Oops, something went wrong. Please try again.'],
  ['invitation.failed', 'That didn’t work. Please try again later.'],
  ['checkout.price_from', 'from {amount}'],
] as const;

const SAME_IN_POLISH = ['checkout.step.product', 'checkout.step.contact'];

const catalogues = readCatalogues();
const text = (locale: keyof typeof catalogues, key: string): string | undefined =>
  Object.values(catalogues[locale])
    .find((namespace) => key in namespace)
    ?.[key]?.text.replaceAll('\u00A0', ' ');

test('every message of the specification stands word for word in German', () => {
  expect(GERMAN.map(([key]) => [key, text('de', key)])).toEqual(GERMAN);
  expect(ENGLISH.map(([key]) => [key, text('en', key)])).toEqual(ENGLISH);
});

test('the other languages say each of them in words of their own', () => {
  for (const locale of ['en', 'fr', 'it', 'pl'] as const) {
    const borrowed = GERMAN.filter(([key, german]) => (text(locale, key) ?? german) === german);
    expect(borrowed.map(([key]) => key).filter((key) => !(locale === 'pl' && SAME_IN_POLISH.includes(key)))).toEqual(
      [],
    );
  }
});
