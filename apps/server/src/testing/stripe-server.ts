/** The few calls of Stripe that we use, in memory, over HTTP: forms with brackets, idempotency keys, drafts that are finalised. */
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Form = Readonly<Record<string, string>>;
export interface StripeInvoiceThere {
  id: string;
  object: 'invoice';
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  number: string | null;
  currency: string;
  total: number;
  total_excluding_tax: number;
  hosted_invoice_url: string | null;
  due_date: number | null;
  created: number;
  status_transitions: { finalized_at: number | null };
  metadata: Record<string, string>;
  /** What it was asked for with. */
  form: Form;
}
interface Item {
  readonly amount: number;
  readonly description: string;
}

export interface StripeServer {
  readonly url: string;
  readonly secret: string;
  readonly invoices: Map<string, StripeInvoiceThere>;
  readonly items: Map<string, Item[]>;
  readonly customers: Form[];
  /** Ids of the invoices that have a credit note. */
  readonly credited: string[];
  readonly taxRates: { id: string; percentage: number; metadata: Record<string, string> }[];
  /** Added to every total from now on: where Stripe rounds otherwise. */
  skew: number;
  /** Answers of the next so many writing calls are lost on the way, though done. */
  losing: number;
  /** An event as Stripe would send it. `at`: seconds. */
  signed(event: object, at: number): { body: string; header: string };
  stop(): Promise<void>;
}

const DAY = 86_400;

export async function startStripeServer(): Promise<StripeServer> {
  const answered = new Map<string, { body: string; answer: object }>();
  const invoices: StripeServer['invoices'] = new Map();
  const items: StripeServer['items'] = new Map();
  let made = 0;
  const id = (prefix: string): string => `${prefix}_${++made}`;

  function totalOf(invoice: StripeInvoiceThere): void {
    const net = (items.get(invoice.id) ?? []).reduce((sum, { amount }) => sum + amount, 0);
    const rate = stand.taxRates.find((one) => one.id === invoice.form['default_tax_rates[0]']);
    invoice.total_excluding_tax = net;
    invoice.total = net + Math.round((net * (rate?.percentage ?? 0)) / 100) + stand.skew;
  }

  function make(path: string, form: Form): object | undefined {
    if (path === '/v1/customers') {
      stand.customers.push(form);
      return { id: id('cus'), object: 'customer' };
    }
    if (path === '/v1/tax_rates') {
      const rate = { id: id('txr'), percentage: Number(form['percentage']), metadata: metadataOf(form) };
      stand.taxRates.push(rate);
      return rate;
    }
    if (path === '/v1/invoiceitems') {
      const list = items.get(form['invoice']!)!;
      list.push({ amount: Number(form['amount']), description: form['description']! });
      return { id: id('ii'), object: 'invoiceitem' };
    }
    if (path === '/v1/credit_notes') return credit(form);
    if (path !== '/v1/invoices') return undefined;
    const created = Math.floor(Date.now() / 1000);
    const invoice: StripeInvoiceThere = {
      id: id('in'),
      object: 'invoice',
      status: 'draft',
      number: null,
      currency: form['currency']!,
      total: 0,
      total_excluding_tax: 0,
      hosted_invoice_url: null,
      due_date: null,
      created,
      status_transitions: { finalized_at: null },
      metadata: metadataOf(form),
      form,
    };
    invoices.set(invoice.id, invoice);
    items.set(invoice.id, []);
    return invoice;
  }

  /** Of what was paid, once. */
  function credit(form: Form): object | undefined {
    const paid = invoices.get(form['invoice']!);
    const isAll = Number(form['amount']) === paid?.total && form['out_of_band_amount'] === form['amount'];
    if (paid?.status !== 'paid' || !isAll || stand.credited.includes(paid.id)) return undefined;
    stand.credited.push(paid.id);
    return {
      id: id('cn'),
      object: 'credit_note',
      number: `${paid.number}-CN-01`,
      pdf: `https://pay.stripe.example/${paid.id}.pdf`,
    };
  }

  /** What becomes of an invoice; undefined where it may not. */
  function change(invoice: StripeInvoiceThere, verb: string): object | undefined {
    const { status } = invoice;
    if (verb === 'finalize' && status === 'draft') {
      const number = `ST-${String(++made).padStart(4, '0')}`;
      const due_date = invoice.created + Number(invoice.form['days_until_due']) * DAY;
      const hosted_invoice_url = `https://invoice.stripe.example/${invoice.id}`;
      Object.assign(invoice, { status: 'open', number, due_date, hosted_invoice_url });
      invoice.status_transitions.finalized_at = invoice.created;
      return invoice;
    }
    const isOwed = status === 'open' || status === 'uncollectible';
    const next = { pay: 'paid', void: 'void', mark_uncollectible: 'uncollectible' }[verb];
    return next && isOwed && next !== status ? Object.assign(invoice, { status: next }) : undefined;
  }

  function answerTo(method: string, path: string, form: Form): { status: number; answer: object } {
    const [, invoiceId = '', verb = ''] = /^\/v1\/invoices\/(\w+)\/?(\w*)$/.exec(path) ?? [];
    const invoice = invoices.get(invoiceId);
    if (invoice?.status === 'draft') totalOf(invoice);
    if (method === 'GET' && path === '/v1/tax_rates')
      return { status: 200, answer: { object: 'list', data: stand.taxRates } };
    if (invoiceId && !invoice) return fault(404, 'resource_missing');
    if (invoice && method === 'DELETE') {
      invoices.delete(invoiceId);
      return { status: 200, answer: { id: invoiceId, object: 'invoice', deleted: true } };
    }
    const answer = method === 'GET' ? invoice : invoice ? change(invoice, verb) : make(path, form);
    return answer ? { status: 200, answer } : fault(400, 'invoice_not_editable');
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://stripe');
    const body = await text(request);
    const send = (status: number, answer: object): void =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    if (request.headers.authorization !== 'Bearer sk_test_figurina') return send(401, fault(401, 'no_key').answer);
    const key = request.headers['idempotency-key'];
    const before = typeof key === 'string' ? answered.get(key) : undefined;
    if (before && before.body !== body)
      return send(400, { error: { type: 'idempotency_error', message: 'another body' } });
    const { status, answer } = before
      ? { status: 200, answer: before.answer }
      : answerTo(request.method ?? 'GET', pathname, formOf(body));
    const kept = structuredClone(answer);
    if (!before && typeof key === 'string' && status === 200) answered.set(key, { body, answer: kept });
    if (request.method === 'POST' && stand.losing > 0) {
      stand.losing -= 1;
      return void request.socket.destroy();
    }
    send(status, kept);
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stand: StripeServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secret: 'whsec_figurina',
    invoices,
    items,
    customers: [],
    credited: [],
    taxRates: [],
    skew: 0,
    losing: 0,
    signed: (event, at) => {
      const body = JSON.stringify(event);
      const signature = createHmac('sha256', stand.secret).update(`${at}.${body}`).digest('hex');
      return { body, header: `t=${at},v1=${signature}` };
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return stand;
}

function fault(status: number, code: string): { status: number; answer: object } {
  return { status, answer: { error: { type: 'invalid_request_error', code, message: code } } };
}

function formOf(body: string): Form {
  return Object.fromEntries(new URLSearchParams(body));
}

function metadataOf(form: Form): Record<string, string> {
  const pairs = Object.entries(form).map(([name, value]) => [/^metadata\[(\w+)\]$/.exec(name)?.[1], value] as const);
  return Object.fromEntries(pairs.filter(([name]) => name !== undefined));
}
