/** The shop: who sells, orders, invoices, and the pages of the law. Described for people in docs/operating.md. */
import type { LegalPage } from '@figurina/contract';
import { z } from 'zod';
import { contactUrl, count, httpUrl, pageUrl } from './setting-types.ts';

export const shopSettings = z.object({
  IMPRINT_URL: pageUrl.optional(),
  PRIVACY_URL: pageUrl.optional(),
  TERMS_URL: pageUrl.optional(),
  TERMS_PDF: z.string().endsWith('.pdf', 'must be the path of a PDF').optional(),
  CUSTOMER_INFORMATION_URL: pageUrl.optional(),
  WITHDRAWAL_URL: pageUrl.optional(),
  ACCESSIBILITY_URL: pageUrl.optional(),
  CONTACT_URL: contactUrl.optional(),
  SUPPORT_EMAIL: z.email('must be an e-mail address').default('hallo@figurina.localhost'),
  ORDER_EMAIL: z.email('must be an e-mail address').optional(),
  ORDER_ACCEPT: z.enum(['auto', 'by_hand'], 'must be auto or by_hand').default('auto'),
  PREPAYMENT_ABOVE: count.default(0),
  PRODUCTION_REGION: z.enum(['DE-NW'], 'must be DE-NW').default('DE-NW'),
  CLOSED_DAYS: z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter((day) => day !== ''))
    .pipe(z.array(z.iso.date('must be days like 2027-12-24, with commas'))),
  TRACKING_URL: z
    .string()
    .default('https://www.dhl.de/de/privatkunden/dhl-sendungsverfolgung.html?piececode={code}')
    .refine(
      (value) => value.startsWith('https://') && value.includes('{code}'),
      'must begin with https:// and contain {code}',
    ),
  SCHEDULER_SALES_URL: pageUrl.optional(),
  SCHEDULER_INFO_URL: pageUrl.optional(),
  ANALYTICS_URL: httpUrl.optional(),
  ANALYTICS_WRITE_KEY: z.string().default(''),
  VIES_URL: httpUrl.optional(),
  GUEST_PAYMENT: z
    .enum(['invoice', 'prepayment', 'choice'], 'must be invoice, prepayment or choice')
    .default('invoice'),
  INVOICE_WHEN: z.enum(['approval', 'order', 'by_hand'], 'must be approval, order or by_hand').default('approval'),
  INVOICE_REMINDER_DAYS: count.default(7),
  SELLER_NAME: z.string().optional(),
  SELLER_STREET: z.string().optional(),
  SELLER_ZIP: z.string().optional(),
  SELLER_CITY: z.string().optional(),
  SELLER_COUNTRY: z.string().length(2, 'must be two letters').default('DE'),
  SELLER_VAT_ID: z.string().optional(),
  SELLER_TAX_NUMBER: z.string().optional(),
  SELLER_REGISTER: z.string().optional(),
  SELLER_EMAIL: z.email('must be an e-mail address').optional(),
  SELLER_PHONE: z.string().optional(),
  SELLER_IBAN: z.string().optional(),
  SELLER_BIC: z.string().optional(),
  DATEV_CONSULTANT: count.min(1001, 'must be at least 1001').max(9_999_999, 'must be at most 9999999').default(1001),
  DATEV_CLIENT: count.min(1, 'must be at least 1').max(99_999, 'must be at most 99999').default(1),
  DATEV_CHART: z.enum(['03', '04'], 'must be 03 or 04').default('04'),
  DATEV_DEBTOR: z
    .string()
    .regex(/^[1-6]\d{4,8}$/, 'must be an account of debtors like 10000')
    .default('10000'),
  DATEV_ACCOUNTS: z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter((pair) => pair !== ''))
    .pipe(
      z.array(
        z
          .string()
          .regex(
            /^(standard|reduced|other_country|reverse_charge|export)=\d{4,8}$/,
            'must be pairs like standard=4400,export=4120',
          ),
      ),
    )
    .transform((pairs): Readonly<Record<string, string>> => Object.fromEntries(pairs.map((pair) => pair.split('=')))),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_URL: httpUrl.optional(),
});

/** `adminEmail`: who hears of orders where nobody else is named. */
export function shopConfig(s: z.output<typeof shopSettings>, { adminEmail }: { readonly adminEmail: string }) {
  return {
    /** The operator's own pages; undefined for one there is not. */
    legal: {
      imprint: s.IMPRINT_URL,
      privacy: s.PRIVACY_URL,
      terms: s.TERMS_URL,
      customer_information: s.CUSTOMER_INFORMATION_URL,
      withdrawal: s.WITHDRAWAL_URL,
      accessibility: s.ACCESSIBILITY_URL,
      contact: s.CONTACT_URL,
    } satisfies Record<LegalPage, string | undefined>,
    /** Where customers write to; where new orders are told to the staff, `adminEmail` unless set. */
    supportEmail: s.SUPPORT_EMAIL,
    orders: {
      staffEmail: s.ORDER_EMAIL ?? adminEmail,
      /** What goes with the first mail of an order. */
      termsPdf: s.TERMS_PDF,
      acceptAtOnce: s.ORDER_ACCEPT === 'auto',
      /** Gross, in whole units of the currency; 0 for none. */
      prepaymentAbove: s.PREPAYMENT_ABOVE,
      /** How guests of a run may pay; the first is what their form begins with. */
      guestPayments: s.GUEST_PAYMENT === 'choice' ? (['invoice', 'prepayment'] as const) : ([s.GUEST_PAYMENT] as const),
      region: s.PRODUCTION_REGION,
      closedDays: s.CLOSED_DAYS,
      /** The carrier's page of a parcel, with `{code}` for its number. */
      trackingUrl: s.TRACKING_URL,
    },
    /** Appointments for organisations, by size. */
    schedulers: { sales: s.SCHEDULER_SALES_URL, info: s.SCHEDULER_INFO_URL },
    /** Where what people do is told to, with their consent alone. */
    analytics: s.ANALYTICS_URL ? { url: s.ANALYTICS_URL, writeKey: s.ANALYTICS_WRITE_KEY } : undefined,
    /** Who is asked whether a VAT number of another country is valid; undefined: nobody. */
    viesUrl: s.VIES_URL,
    /** `order` and `approval`: by itself, with the order or as soon as it is approved for print. */
    invoiceWhen: s.INVOICE_WHEN,
    /** After an invoice was due, its customer is reminded; 0: never. */
    reminderDays: s.INVOICE_REMINDER_DAYS,
    /** Who sells, as invoices name them; undefined while nothing of it is set: invoices are specimens then. */
    seller: Object.entries(s).some(([name, value]) => /^SELLER_(?!COUNTRY)/.test(name) && value !== undefined)
      ? {
          name: s.SELLER_NAME,
          street: s.SELLER_STREET,
          zip: s.SELLER_ZIP,
          city: s.SELLER_CITY,
          country: s.SELLER_COUNTRY,
          vatId: s.SELLER_VAT_ID,
          taxNumber: s.SELLER_TAX_NUMBER,
          register: s.SELLER_REGISTER,
          email: s.SELLER_EMAIL,
          phone: s.SELLER_PHONE,
          iban: s.SELLER_IBAN,
          bic: s.SELLER_BIC,
        }
      : undefined,
    /** How DATEV knows the house: its tax adviser's number and its own there, the chart of accounts, and those that differ from it. */
    datev: {
      consultant: s.DATEV_CONSULTANT,
      client: s.DATEV_CLIENT,
      chart: s.DATEV_CHART,
      debtor: s.DATEV_DEBTOR,
      accounts: s.DATEV_ACCOUNTS,
    },
    /** Invoices by Stripe; undefined: by this server itself. `url`: of a stand-in. */
    stripe: s.STRIPE_SECRET_KEY
      ? { secretKey: s.STRIPE_SECRET_KEY, webhookSecret: s.STRIPE_WEBHOOK_SECRET ?? '', url: s.STRIPE_URL }
      : undefined,
  };
}
