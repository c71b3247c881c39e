import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createI18n, LOCALES, type Locale } from '@figurina/locales';
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFRawStream, decodePDFRawStream } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { readSeller } from '../seller.ts';
import { faultsOf } from '../testing/check-xml.ts';
import { ordered } from '../testing/ordered.ts';
import { cancellationFor, contentFor, KINDS, WITH_ALLOWANCES, xmlOf } from '../testing/samples.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { unpackedFont } from './unpacked-font.ts';

const AT = new Date('2027-05-03T09:00:00Z');

async function texts(language: Locale) {
  return (await createI18n(language, ['invoice'])).t;
}
const inside = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>([^<]*)</ram:${name}>`, 'g'))].map(([, value]) => value!);

test.each([
  ['the cheapest order', 'S', ['239.49', '45.50', '284.99']],
  ['the same to Poland, in Polish', 'S', ['1008.94', '232.06', '1241.00']],
  ['a rate with half a percent', 'S', ['253.50', '64.64', '318.14']],
  ['an export', 'G', ['255.50', '0.00', '255.50']],
  ['a delivery to a business of another state', 'K', ['243.50', '0.00', '243.50']],
] as const)('%s is an e-invoice by the rules, and as many cents as the order', async (kind, category, sums) => {
  const order = KINDS[kind];
  const xml = await xmlOf(await contentFor(order));
  expect(await faultsOf(xml)).toEqual([]);
  expect(new Set(inside(xml, 'CategoryCode'))).toEqual(new Set([category]));
  const said = ['TaxBasisTotalAmount', 'TaxTotalAmount', 'GrandTotalAmount'].map((name) => inside(xml, name)[0]);
  expect(said).toEqual(sums);
  expect(inside(xml, 'ExemptionReason')).toHaveLength(category === 'S' ? 0 : 1);
  expect(inside(xml, 'ExemptionReason')).toEqual(inside(xml, 'Content').slice(0, category === 'S' ? 0 : 1));
});

test('a voucher and a deduction are allowances with their reasons, no lines below zero', async () => {
  const order = WITH_ALLOWANCES;
  const lines = order.lines.map((line) => (line.net === -2900 ? { ...line, description: 'Kulanz <b>&</b>' } : line));
  const xml = await xmlOf(await contentFor({ ...order, lines }));
  expect(await faultsOf(xml)).toEqual([]);
  expect(inside(xml, 'ActualAmount')).toEqual(['42.02', '29.00']);
  expect(inside(xml, 'Reason')).toEqual(['Gutschein', 'Kulanz &lt;b&gt;&amp;&lt;/b&gt;']);
  expect(inside(xml, 'LineTotalAmount')).toEqual(['480.00', '5.00', '485.00']);
  expect(inside(xml, 'BilledQuantity')).toEqual(['120', '1']);
});

test('the lines of an order that do not add up are no invoice', async () => {
  const order = ordered();
  await expect(contentFor({ ...order, net: order.net + 1 })).rejects.toThrow('do not add up');
});

test('a cancellation is of its own type and number, names what it cancels, and asks for nothing', async () => {
  const first = await contentFor(ordered());
  const xml = await xmlOf(await cancellationFor(first));
  expect(await faultsOf(xml)).toEqual([]);
  expect(inside(xml, 'TypeCode')[0]).toBe('381');
  expect(inside(xml, 'IssuerAssignedID')).toContain('R-2027-0001');
  expect(inside(xml, 'Content')).toContain('Storno der Rechnung R-2027-0001 vom 3.5.2027.');
  expect(xml).not.toContain('DueDateDateTime');
  expect(xml).not.toContain('IBANID');
});

test('an invoice to a public body is an XRechnung, routed by its Leitweg-ID', async () => {
  const order = ordered({
    leitweg_id: ' 04011000-1234512345-06 ',
    purchase_order: 'PO 4711',
    quote_name: 'A-2027-0004',
  });
  const billing = { ...order.address, organization: 'Stadt Köln', address2: 'Zi. 3' };
  const invoice = await contentFor({ ...order, billing_address: billing });
  const xml = await xmlOf(invoice, 'xrechnung');
  expect(xml).toContain('urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0');
  expect(inside(xml, 'BuyerReference')).toEqual(['04011000-1234512345-06']);
  expect(xml).toMatch(/<ram:BuyerTradeParty>\s*<ram:Name>Stadt Köln</);
  // What XRechnung asks for beyond the European rules (BR-DE-2, 5 to 9, PEPPOL-EN16931-R010 and R020).
  expect(inside(xml, 'CompleteNumber')).toContain('+49 251 1');
  expect(inside(xml, 'PersonName')[0]).toBe('Figurina GmbH');
  expect(inside(xml, 'URIID').filter((mail) => mail === 'r@figurina.example')).toHaveLength(2);
  expect(await faultsOf(await xmlOf(invoice))).toEqual([]);
});

test('a specimen says so in its XML', async () => {
  const read = readSeller({ seller: undefined, supportEmail: 'hallo@figurina.localhost' });
  if (read.state !== 'specimen') throw new Error(read.state);
  const { seller } = read;
  const xml = await xmlOf(await contentFor(ordered(), { specimen: true, seller, number: 'MUSTER-2027-0001' }));
  expect(await faultsOf(xml)).toEqual([]);
  expect(inside(xml, 'Content')[0]).toContain('Specimen');
});

test('the PDF is PDF/A-3 and carries the XML, in every language and on as many pages as it takes', async () => {
  const nets = Array.from({ length: 40 }, (_, at) => ({
    product: 'sticker_topup',
    quantity: at + 1,
    net: 100,
  })) as never;
  for (const language of LOCALES) {
    const long = language === 'de';
    const order = ordered({ language, ...(long && { nets, wish: { country: 'PL' } }) });
    const invoice = await contentFor(order, long ? { specimen: true } : {});
    const t = await texts(language);
    const xml = await xmlOf(invoice);
    const bytes = await invoicePdf(invoice, xml, t, AT);
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    expect(pdf.getPageCount()).toBe(long ? 2 : 1);
    expect(pdf.getTitle()).toContain('R-2027-0001');
    const metadata = decoded(pdf.catalog.lookup(PDFName.of('Metadata')) as PDFRawStream);
    for (const said of [
      '<pdfaid:part>3</pdfaid:part>',
      '<pdfaid:conformance>B</pdfaid:conformance>',
      '<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>',
      '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
    ])
      expect(metadata.split(said)).toHaveLength(2);
    expect(pdf.catalog.lookup(PDFName.of('OutputIntents'), PDFArray).size()).toBe(1);
    const file = pdf.catalog.lookup(PDFName.of('AF'), PDFArray).lookup(0, PDFDict);
    expect(file.get(PDFName.of('AFRelationship'))).toBe(PDFName.of('Alternative'));
    expect(pdf.catalog.lookup(PDFName.of('Names'), PDFDict).has(PDFName.of('EmbeddedFiles'))).toBe(true);
    const embedded = file.lookup(PDFName.of('EF'), PDFDict).lookup(PDFName.of('F')) as PDFRawStream;
    expect(decoded(embedded)).toBe(xml);
    expect(embedded.dict.get(PDFName.of('Subtype'))?.toString()).toMatch(/text.*xml/);
    // All fonts come along: PDF/A has none of the reader's.
    const descriptors = pdf.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFDict && object.has(PDFName.of('FontName')) ? [object] : []));
    expect(descriptors.length).toBeGreaterThan(1);
    for (const font of descriptors) expect(font.has(PDFName.of('FontFile2'))).toBe(true);
  }
});

test('a packed font is unpacked to the font that it was, table by table', () => {
  const packed = import.meta.resolve('@fontsource/rubik/files/rubik-latin-400-normal.woff');
  const font = unpackedFont(readFileSync(fileURLToPath(packed)));
  // TrueType outlines; the sum of each table's words is what its entry says, but of the head, which holds one of its own.
  expect(font.readUInt32BE(0)).toBe(0x00010000);
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, at) => font.subarray(12 + 16 * at, 28 + 16 * at));
  const names = tables.map((entry) => entry.toString('latin1', 0, 4));
  expect(names).toEqual(names.toSorted());
  expect(names).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'loca']));
  for (const [at, entry] of tables.entries()) {
    const [sum, from, length] = [4, 8, 12].map((offset) => entry.readUInt32BE(offset)) as [number, number, number];
    let found = 0;
    for (let word = from; word < from + length; word += 4) found = (found + font.readUInt32BE(word)) >>> 0;
    if (names[at] !== 'head') expect(found, names[at]).toBe(sum);
  }
  const broken = readFileSync(fileURLToPath(packed));
  expect(() => unpackedFont(broken.subarray(4))).toThrow('no WOFF font');
});

function decoded(stream: PDFRawStream): string {
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('utf8');
}
