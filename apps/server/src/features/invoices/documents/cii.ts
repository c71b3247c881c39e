/**
 * An invoice as XML: Cross Industry Invoice (UN/CEFACT D16B) by EN 16931, which is what Factur-X carries, or by its German
 * form for public bodies, XRechnung 3.0. The order of elements is that of the schema. `BT` and `BG` are the standard's terms.
 */
import type { Translate } from '@figurina/locales';
import type { InvoiceContent } from '../content/invoice-content.ts';
import { settlement } from './cii-settlement.ts';
import { address, amount, day, quantity, rate } from './cii-values.ts';
import { element, text, withAttributes, writeXml, type XmlChild, type XmlElement } from './xml.ts';

export type Profile = 'en16931' | 'xrechnung';

/** BT-24, and BT-23 where it has to be there. */
const GUIDELINES: Readonly<Record<Profile, { readonly guideline: string; readonly process: string }>> = {
  en16931: { guideline: 'urn:cen.eu:en16931:2017', process: '' },
  xrechnung: {
    guideline: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
    process: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
  },
};
const NAMESPACES = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};

/** `t`: in the invoice's language. */
export function invoiceXml(content: InvoiceContent, profile: Profile, t: Translate): string {
  const { guideline, process } = GUIDELINES[profile];
  const root = element(
    'rsm:CrossIndustryInvoice',
    element(
      'rsm:ExchangedDocumentContext',
      within('ram:BusinessProcessSpecifiedDocumentContextParameter', text('ram:ID', process)),
      within('ram:GuidelineSpecifiedDocumentContextParameter', text('ram:ID', guideline)),
    ),
    element(
      'rsm:ExchangedDocument',
      text('ram:ID', content.number),
      text('ram:TypeCode', content.kind === 'invoice' ? '380' : '381'),
      day('ram:IssueDateTime', content.issuedOn),
      [...(content.specimen ? [t('invoice.specimen_note')] : []), ...content.notes].map((note) =>
        element('ram:IncludedNote', text('ram:Content', note)),
      ),
    ),
    element(
      'rsm:SupplyChainTradeTransaction',
      content.lines.map((_, at) => line(content, at)),
      agreement(content),
      delivery(content),
      settlement(content, t),
    ),
  );
  return writeXml(withAttributes(root, NAMESPACES));
}

/** An element only around something. */
function within(name: string, ...children: XmlChild[]): XmlElement | null {
  const around = element(name, ...children);
  return around.children.length > 0 ? around : null;
}

/** The price is that of all pieces together, by the number of pieces: a piece's own would not be exact. */
function line({ lines, tax }: InvoiceContent, at: number): XmlElement {
  const { title, description, quantity: pieces, net } = lines[at]!;
  return element(
    'ram:IncludedSupplyChainTradeLineItem',
    element('ram:AssociatedDocumentLineDocument', text('ram:LineID', String(at + 1))),
    element('ram:SpecifiedTradeProduct', text('ram:Name', title), text('ram:Description', description)),
    element(
      'ram:SpecifiedLineTradeAgreement',
      element(
        'ram:NetPriceProductTradePrice',
        amount('ram:ChargeAmount', net),
        quantity('ram:BasisQuantity', Math.max(1, pieces)),
      ),
    ),
    element('ram:SpecifiedLineTradeDelivery', quantity('ram:BilledQuantity', Math.max(1, pieces))),
    element(
      'ram:SpecifiedLineTradeSettlement',
      element(
        'ram:ApplicableTradeTax',
        text('ram:TypeCode', 'VAT'),
        text('ram:CategoryCode', tax.category),
        rate('ram:RateApplicablePercent', tax.rate),
      ),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', amount('ram:LineTotalAmount', net)),
    ),
  );
}

function agreement(content: InvoiceContent): XmlElement {
  const { seller, buyer } = content;
  return element(
    'ram:ApplicableHeaderTradeAgreement',
    text('ram:BuyerReference', content.leitwegId),
    element(
      'ram:SellerTradeParty',
      text('ram:Name', seller.name),
      text('ram:Description', seller.register),
      contact(seller.name, seller),
      address({ ...seller, addition: '' }),
      electronicAddress(seller.email),
      taxNumber('VA', seller.vatId),
      taxNumber('FC', seller.taxNumber),
    ),
    element(
      'ram:BuyerTradeParty',
      text('ram:Name', buyer.name),
      buyer.contact && contact(buyer.contact, buyer),
      address(buyer),
      electronicAddress(buyer.email),
      taxNumber('VA', buyer.vatId),
    ),
    within('ram:SellerOrderReferencedDocument', text('ram:IssuerAssignedID', content.orderName)),
    within('ram:BuyerOrderReferencedDocument', text('ram:IssuerAssignedID', content.purchaseOrder)),
  );
}

function contact(name: string, { phone, email }: { readonly phone: string; readonly email: string }): XmlElement {
  return element(
    'ram:DefinedTradeContact',
    text('ram:PersonName', name),
    within('ram:TelephoneUniversalCommunication', text('ram:CompleteNumber', phone)),
    within('ram:EmailURIUniversalCommunication', text('ram:URIID', email)),
  );
}

function electronicAddress(email: string): XmlElement | null {
  return within('ram:URIUniversalCommunication', text('ram:URIID', email, { schemeID: 'EM' }));
}

function taxNumber(scheme: 'VA' | 'FC', value: string): XmlElement | null {
  return within('ram:SpecifiedTaxRegistration', text('ram:ID', value.replace(/\s/g, ''), { schemeID: scheme }));
}

function delivery({ deliverTo, deliveryOn }: InvoiceContent): XmlElement {
  return element(
    'ram:ApplicableHeaderTradeDelivery',
    element('ram:ShipToTradeParty', text('ram:Name', deliverTo.name), address(deliverTo)),
    element('ram:ActualDeliverySupplyChainEvent', day('ram:OccurrenceDateTime', deliveryOn)),
  );
}
