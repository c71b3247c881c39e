/** How an invoice is paid, its VAT, what is taken off, and its totals. */
import { sum } from '@figurina/commerce';
import { formatDate, type Translate } from '@figurina/locales';
import type { InvoiceContent } from '../content/invoice-content.ts';
import { SETTLED } from './kind-words.ts';
import { amount, day, rate } from './cii-values.ts';
import { element, text, type XmlElement } from './xml.ts';

/** UNTDID 4461: a SEPA transfer, and one in another currency. */
const SEPA_TRANSFER = '58';
const TRANSFER = '30';
/** UNTDID 5189: a discount. */
const DISCOUNT = '95';
const EXEMPTIONS = { S: '', G: 'VATEX-EU-G', K: 'VATEX-EU-IC' } as const;

export function settlement(content: InvoiceContent, t: Translate): XmlElement {
  const { kind, number, currency, seller, tax, lines, allowances, net, vat, gross, cancels } = content;
  const isClaim = kind === 'invoice';
  return element(
    'ram:ApplicableHeaderTradeSettlement',
    isClaim && text('ram:PaymentReference', number),
    text('ram:InvoiceCurrencyCode', currency),
    isClaim &&
      element(
        'ram:SpecifiedTradeSettlementPaymentMeans',
        text('ram:TypeCode', currency === 'EUR' ? SEPA_TRANSFER : TRANSFER),
        element(
          'ram:PayeePartyCreditorFinancialAccount',
          text('ram:IBANID', seller.iban),
          text('ram:AccountName', seller.name),
        ),
        seller.bic && element('ram:PayeeSpecifiedCreditorFinancialInstitution', text('ram:BICID', seller.bic)),
      ),
    element(
      'ram:ApplicableTradeTax',
      amount('ram:CalculatedAmount', vat),
      text('ram:TypeCode', 'VAT'),
      text('ram:ExemptionReason', tax.exemption),
      amount('ram:BasisAmount', net),
      text('ram:CategoryCode', tax.category),
      text('ram:ExemptionReasonCode', EXEMPTIONS[tax.category]),
      rate('ram:RateApplicablePercent', tax.rate),
    ),
    allowances.map((allowance) =>
      element(
        'ram:SpecifiedTradeAllowanceCharge',
        element('ram:ChargeIndicator', text('udt:Indicator', 'false')),
        amount('ram:ActualAmount', allowance.net),
        text('ram:ReasonCode', DISCOUNT),
        text('ram:Reason', allowance.reason),
        element(
          'ram:CategoryTradeTax',
          text('ram:TypeCode', 'VAT'),
          text('ram:CategoryCode', tax.category),
          rate('ram:RateApplicablePercent', tax.rate),
        ),
      ),
    ),
    terms(content, t),
    element(
      'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
      amount('ram:LineTotalAmount', sum(lines.map((line) => line.net))),
      amount('ram:ChargeTotalAmount', 0),
      amount('ram:AllowanceTotalAmount', sum(allowances.map((allowance) => allowance.net))),
      amount('ram:TaxBasisTotalAmount', net),
      amount('ram:TaxTotalAmount', vat, { currencyID: currency }),
      amount('ram:GrandTotalAmount', gross),
      amount('ram:DuePayableAmount', gross),
    ),
    cancels &&
      element(
        'ram:InvoiceReferencedDocument',
        text('ram:IssuerAssignedID', cancels.number),
        day('ram:FormattedIssueDateTime', cancels.issuedOn, 'qdt'),
      ),
  );
}

function terms({ dueOn, kind }: InvoiceContent, t: Translate): XmlElement | null {
  if (dueOn)
    return element(
      'ram:SpecifiedTradePaymentTerms',
      text('ram:Description', t('invoice.terms', { date: formatDate(dueOn) })),
      day('ram:DueDateDateTime', dueOn),
    );
  return element('ram:SpecifiedTradePaymentTerms', text('ram:Description', t(SETTLED[kind])));
}
