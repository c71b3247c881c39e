/** The house as a seller, in the settings of a server that writes invoices. */
export const SELLER = {
  SELLER_NAME: 'Figurina GmbH',
  SELLER_STREET: 'Hafenweg 3',
  SELLER_ZIP: '48155',
  SELLER_CITY: 'Münster',
  SELLER_VAT_ID: 'DE123456788',
  SELLER_PHONE: '+49 251 1',
  SELLER_IBAN: 'DE02 1203 0000 0000 2020 51',
};
