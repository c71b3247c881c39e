/** What the holder of the link to an invoice sees and loads. Nobody else finds anything here, and nothing tells why. */
import { readPublicInvoice } from '@figurina/contract';
import { createI18n } from '@figurina/locales';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRefusal, refuse, sendRefusal, type Refusal } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { unlisted } from '../../platform/http/unlisted.ts';
import { digestOf } from './built-in/issue.ts';
import type { InvoiceContent } from './content/invoice-content.ts';
import { publicInvoice } from './invoice-answers.ts';
import { linkHash } from './invoice-links.ts';
import type { InvoicesParts } from './invoices-parts.ts';
import { findByToken, findGivenBack, type StoredInvoice } from './invoices.queries.ts';

const MINUTE_MS = 60_000;
const CALLS_OF_ADDRESS = 120;

interface Opened {
  readonly invoice: StoredInvoice;
  readonly content: InvoiceContent;
}
interface FileAddress {
  Params: { token: string };
}

export function servePublicInvoices(
  http: FastifyInstance,
  { db, counters, files }: Pick<InvoicesParts, 'db' | 'counters' | 'files'>,
): void {
  /** Wrong tokens count as well, so that nobody tries one after the other. */
  async function open(token: string, address: string): Promise<Opened | Refusal> {
    const [calls = 0] = await counters.add([`invoice address ${address}`], MINUTE_MS);
    if (calls > CALLS_OF_ADDRESS) return refuse('too_many_requests');
    const invoice = await findByToken(db, linkHash(token));
    return invoice?.content ? { invoice, content: invoice.content } : refuse('invoice_gone');
  }

  route(http, readPublicInvoice, async ({ params: { token }, request, reply }) => {
    unlisted(reply);
    const opened = await open(token, request.ip);
    if (isRefusal(opened)) return opened;
    const givenBack = await findGivenBack(db, opened.invoice.id);
    const { t } = await createI18n(opened.content.language, ['invoice']);
    return { invoice: publicInvoice({ ...opened, token, givenBack, t }) };
  });

  async function sendFile(
    request: FastifyRequest<FileAddress>,
    reply: FastifyReply,
    wanted: 'pdf' | 'xml',
  ): Promise<FastifyReply> {
    unlisted(reply);
    const opened = await open(request.params.token, request.ip);
    if (isRefusal(opened)) return sendRefusal(request, reply, opened);
    const { invoice, content } = opened;
    const key = wanted === 'pdf' ? invoice.pdf_key : invoice.xml_key;
    const digest = wanted === 'pdf' ? invoice.pdf_sha256 : invoice.xml_sha256;
    const bytes = key === null ? undefined : await files.read(key);
    // What was issued is what is shown: other bytes are a fault of the store, and nobody is to take them for the invoice.
    if (!bytes || digestOf(bytes) !== digest)
      throw new Error(`The ${wanted} of invoice ${invoice.id} is not as issued`);
    return reply
      .type(wanted === 'pdf' ? 'application/pdf' : 'application/xml')
      .header(
        'content-disposition',
        `${wanted === 'pdf' ? 'inline' : 'attachment'}; filename="${content.number}.${wanted}"`,
      )
      .send(bytes);
  }
  http.get<FileAddress>('/v1/public/invoices/:token/invoice.pdf', { schema: { hide: true } }, (request, reply) =>
    sendFile(request, reply, 'pdf'),
  );
  http.get<FileAddress>('/v1/public/invoices/:token/factur-x.xml', { schema: { hide: true } }, (request, reply) =>
    sendFile(request, reply, 'xml'),
  );
}
