/** What makes the file a PDF/X-4 (P10, P11): its output intent, its XMP, its identity. */
import { createHash } from 'node:crypto';
import { PDFHexString, PDFName, PDFRawStream, PDFString, type PDFDocument } from '@cantoo/pdf-lib';
import { packedProfile, type Intent } from './intents.ts';

export interface FileIdentity {
  readonly title: string;
  readonly date: Date;
  /** What the file is made of: the same content has the same identity (P37). */
  readonly content: Uint8Array;
}

export async function declareX4(pdf: PDFDocument, intent: Intent, file: FileIdentity): Promise<void> {
  const { context, catalog } = pdf;
  const profile = context.register(
    PDFRawStream.of(context.obj({ N: 4, Filter: 'FlateDecode' }), await packedProfile(intent)),
  );
  const output = context.obj({
    Type: 'OutputIntent',
    S: 'GTS_PDFX',
    OutputConditionIdentifier: PDFString.of(intent.identifier),
    RegistryName: PDFString.of('http://www.color.org'),
    Info: PDFString.of(intent.info),
    DestOutputProfile: profile,
  });
  catalog.set(PDFName.of('OutputIntents'), context.obj([context.register(output)]));

  const id = createHash('sha256').update(file.content).update(intent.sha256).digest('hex').slice(0, 32);
  context.trailerInfo.ID = context.obj([PDFHexString.of(id), PDFHexString.of(id)]);
  const info = context.lookup(context.trailerInfo.Info);
  if (info && 'set' in info && typeof info.set === 'function') info.set(PDFName.of('Trapped'), PDFName.of('False'));
  const xmp = new TextEncoder().encode(xmpOf(file, id));
  catalog.set(PDFName.of('Metadata'), context.register(context.stream(xmp, { Type: 'Metadata', Subtype: 'XML' })));
}

function xmpOf({ title, date }: FileIdentity, id: string): string {
  const day = date.toISOString().replace(/\.\d+Z$/, 'Z');
  const uuid = id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>
<xmp:CreatorTool>Figurina</xmp:CreatorTool><xmp:CreateDate>${day}</xmp:CreateDate><xmp:ModifyDate>${day}</xmp:ModifyDate><xmp:MetadataDate>${day}</xmp:MetadataDate>
<xmpMM:DocumentID>uuid:${uuid}</xmpMM:DocumentID><xmpMM:VersionID>1</xmpMM:VersionID><xmpMM:RenditionClass>default</xmpMM:RenditionClass>
<pdf:Producer>Figurina</pdf:Producer><pdf:Trapped>False</pdf:Trapped>
<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
}

/** Titles are people's words; letters that XML cannot carry are left out. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
