/** Everybody who may call, and every token that stands in a public address. */
import {
  API_SCOPES,
  createInvitationLink,
  createInvoice,
  createPartner,
  readPreviewLink,
  readStickerLink,
} from '@figurina/contract';
import type { Caller, Token } from '@figurina/contract/authorisation';
import { hashOfToken as hashOfBatchToken } from '../../features/batches/batch-links.ts';
import { hashOfKey } from '../../features/api-keys/key-text.ts';
import { linkHash as hashOfProofLink } from '../../features/proofs/proof-links.ts';
import { hashToken as hashOfStickerToken } from '../../features/sticker-link/link-tokens.ts';
import { newId, newSecret } from '../../platform/ids.ts';
import { CLUB } from '../../features/orders/testing/order-wish.ts';
import { ask } from '../checked-call.ts';
import { placedOrder } from '../placed-order.ts';
import type { TestServer } from '../test-server.ts';
import { testUser, type TestUser } from '../test-user.ts';
import { makeBatch, makeInvitation, makeProofPerson, makeRound, makeUpload } from './things.ts';

const WITH_ACCOUNT = ['stranger', 'orderer', 'reader', 'commenter', 'filler', 'editor', 'owner', 'staff'] as const;
export type Account = (typeof WITH_ACCOUNT)[number];
export type People = Readonly<Record<Account | 'late' | 'extra' | 'other', TestUser>>;

export async function allPeople(server: TestServer): Promise<People> {
  const days = { now: () => new Date(Date.now() - 3 * 86_400_000) };
  const names = [...WITH_ACCOUNT, 'extra', 'other'] as const;
  const made = await Promise.all(
    names.map(async (name) => [name, await testUser(server, `${name}@verein.example`, { admin: name === 'staff' })]),
  );
  const late = await testUser(server, 'staff@verein.example', { admin: true, clock: days });
  const all: [string, TestUser][] = [...(made as [string, TestUser][]), ['late', late]];
  return Object.fromEntries(
    all.map(([name, one]) => [name, { ...one, call: bearing(server, one.token).call }]),
  ) as unknown as People;
}

export const membersOf = ({ owner, extra, ...people }: People) => [
  owner,
  extra,
  ...(['editor', 'filler', 'commenter', 'reader'] as const).map((role) => ({ id: people[role].id, role })),
];

/** Who sends this in the place of an access token. */
export const bearing = (server: TestServer, token: string): Pick<TestUser, 'call'> => ({
  call: (method, path, body) => within(server, method, path, { body, token }),
});

/** Through all of the server but its socket, which would take most of the time of so many calls. */
export async function within(
  { app }: Pick<TestServer, 'app'>,
  method: string,
  path: string,
  { body, token }: { body?: unknown; token?: string } = {},
): Promise<Response> {
  const { statusCode, headers, rawPayload } = await app.http.inject({
    method: method as 'GET',
    url: `/v1${path}`,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  const type = headers['content-type'] ?? '';
  return new Response(statusCode === 204 ? null : new Uint8Array(rawPayload), {
    status: statusCode,
    headers: { 'content-type': type },
  });
}

/** Keys of staff: each has all scopes but one. Written into the table, since more are needed than one person may have. */
export async function keysWithout(
  { database: { db } }: TestServer,
  staff: TestUser,
): Promise<ReadonlyMap<string, string>> {
  const keys = [...API_SCOPES, 'none'].map((scope) => {
    const key = `fig_without-${scope}`;
    const scopes = JSON.stringify(API_SCOPES.filter((one) => one !== scope));
    const row = { id: newId(), user_sub: staff.id, name: scope, hint: 'fig_', key_hash: hashOfKey(key) };
    return { scope, key, row: { ...row, scopes, created_at: new Date() } };
  });
  await db
    .insertInto('api_keys')
    .values(keys.map(({ row }) => row))
    .execute();
  return new Map(keys.map(({ scope, key }) => [scope, key]));
}

const lastOf = (url: string): string => url.match(/[\w-]{16,}/g)!.at(-1)!;

/** Of the album, and of an order and a batch of it. */
export async function allTokens(server: TestServer, album: string, people: People): Promise<Record<Token, string>> {
  const { owner, extra, editor, orderer, staff } = people;
  const { db } = server.database;
  const place = { server, album, owner, extra, editor };
  const made = {
    proof: newSecret(),
    batch: newSecret(),
    guest: newSecret(),
    mails: newSecret(),
    withdrawal: newSecret(),
  };
  await makeUpload(place, hashOfStickerToken(made.withdrawal));
  const person = await makeProofPerson(place, await makeRound(place));
  await db
    .insertInto('proof_links')
    .values({ token_hash: hashOfProofLink(made.proof), person_id: person })
    .execute();
  const batch = await makeBatch(place, { token: made.batch, token_hash: hashOfBatchToken(made.batch) });
  await db
    .insertInto('batch_guests')
    .values(guest(batch, hashOfBatchToken(made.guest)))
    .execute();
  await db
    .insertInto('mail_recipients')
    .values({ album_id: album, recipient: owner.email, token: made.mails, stopped_at: null })
    .execute();
  const order = await placedOrder(db, { albumId: album, by: orderer.id });
  const { invoice } = await ask(staff, createInvoice, { params: { id: order.id } });
  const invitation = { id: await makeInvitation(place, false) };
  const partner = { name: 'Verband', email: 'verband@verein.example', url_source: 'verband' };
  const params = { id: album };
  return {
    preview: lastOf((await ask(owner, readPreviewLink, { params })).preview_link.url),
    'sticker link': lastOf((await ask(owner, readStickerLink, { params })).sticker_link.url),
    withdrawal: made.withdrawal,
    invitation: lastOf((await ask(owner, createInvitationLink, { params: invitation })).link),
    proof: made.proof,
    batch: made.batch,
    'guest order': made.guest,
    order: order.status_token,
    invoice: lastOf(invoice.hosted_invoice_url!),
    'no mails': made.mails,
    partner: lastOf((await ask(staff, createPartner, { body: { partner } })).url),
  };
}

const guest = (batch_id: string, token_hash: string) => ({
  id: newId(),
  batch_id,
  token_hash,
  language: 'de' as const,
  for_name: 'Mia',
  address: JSON.stringify(CLUB),
  email: 'gast@verein.example',
  phone: '',
  comment: '',
  albums: 1,
  packs: 0,
  country: 'DE' as const,
  currency: 'EUR' as const,
  tax_rate: 1900,
  tax_category: 'S' as const,
  price_list: '2027-01-01.eur',
  lines: '[]',
  net: 100,
  vat: 19,
  gross: 119,
  consent_at: new Date(),
  request_key: newId(),
  request_hash: '',
  order_id: null,
  created_at: new Date(),
  confirmed_at: null,
  withdrawn_at: null,
  told_at: null,
});

export const CALLERS_BY_TOKEN: readonly Caller[] = ['visitor', 'late', 'stranger', 'reader', 'owner', 'staff'];
