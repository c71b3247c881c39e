/** The server asks the table of roles before anything that touches an album: every route, every message of the socket. */
import { type AlbumAction, type AlbumRole, MEMBER_ROLES, refusalOf } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { albumOnServer } from '../../testing/album-on-server.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { orderWish } from '../orders/testing/order-wish.ts';

let server: TestServer;
const NAMES = ['owner', ...MEMBER_ROLES, 'admin', 'stranger', 'extra'] as const;
let people: Record<(typeof NAMES)[number], TestUser>;
beforeAll(async () => {
  server = await startTestServer();
  const made = await Promise.all(
    NAMES.map(async (name) => [name, await testUser(server, `${name}@verein.de`, { admin: name === 'admin' })]),
  );
  people = Object.fromEntries(made) as typeof people;
});
afterAll(() => server.stop());

interface Case {
  readonly action: AlbumAction;
  readonly body?: unknown;
  /** Puts what the route names into the album, and answers the rest of the address. */
  readonly at?: (album: string) => Promise<string> | string;
  /** What is there does not show itself to who may not have it. */
  readonly hidden?: true;
  /** Allowed it would take long: only the refusals are tried. */
  readonly slow?: true;
}

const PROOF = { mode: 'pages', format: 'pdf', colorProfile: 'None', includeBleed: false } as const;
const job = (album_id: string, more: object = {}) => ({ render_job: { params: { album_id, ...PROOF, ...more } } });

/** In the album's document, too. */
async function image(album_id: string, model: 'background' | 'sticker' = 'background'): Promise<string> {
  const id = newId();
  const row = { id, album_id, source_hash: id, files_id: id, filename: 'a.png', full_type: 'png' } as const;
  const made = { drawing: false, width: 10, height: 10, created_by: null, created_at: new Date() };
  await server.database.db
    .insertInto('images')
    .values({ ...row, ...made })
    .execute();
  const value = { ...Object.values(anAlbum().image({ model }).parts().images)[0]!, id };
  const actor = { userId: people.admin.id, role: 'admin' } as const;
  await server.app.realtime.applyMutation({
    albumId: album_id,
    actor,
    units: [[{ part: 'images', path: id, value: { ...value } }]],
  });
  return id;
}
const photo = (album: string) => image(album, 'sticker');
async function invitation(album_id: string): Promise<string> {
  const [id, now] = [newId(), new Date()];
  const row = { id, album_id, email: `${id}@verein.de`, token_hash: id, invited_by: people.owner.id, created_at: now };
  await server.database.db
    .insertInto('invitations')
    .values({ ...row, expires_at: new Date(now.getTime() + 60_000) })
    .execute();
  return id;
}
async function cancelledInvitation(album: string): Promise<string> {
  const id = await invitation(album);
  await server.database.db.updateTable('invitations').set({ cancelled_at: new Date() }).where('id', '=', id).execute();
  return id;
}
async function membership(album: string): Promise<string> {
  const { id } = await server.database.db
    .selectFrom('album_members')
    .select('id')
    .where('album_id', '=', album)
    .where('user_sub', '=', people.extra.id)
    .executeTakeFirstOrThrow();
  return id;
}
async function upload(album_id: string): Promise<string> {
  const id = newId();
  const who = { client_id: id, name: 'A', last_name: 'B', position: '', section_id: null, sticker_id: null } as const;
  const crop = { cx: 0.5, cy: 0.5, cscale: 1, crotation: 0, crop_set: false, face: null } as const;
  const consent = { shown: 'self', minor: false, guardian: '', consent_version: '1', consent_language: 'de' } as const;
  const state = { state: 'new', personal: false, image_id: null, source_hash: id, withdrawal_hash: id } as const;
  await server.database.db
    .insertInto('sticker_uploads')
    .values({ id, album_id, ...who, ...crop, ...consent, ...state, created_at: new Date() })
    .execute();
  return id;
}
async function ownLayout(): Promise<string> {
  const id = newId();
  const row = { id, owner: people.owner.id, created_by: people.editor.id, title: 'Seite', design: '{}' };
  await server.database.db
    .insertInto('own_layouts')
    .values({ ...row, created_at: new Date() })
    .execute();
  return id;
}
async function removed(album_id: string, kind: 'sticker' | 'spread'): Promise<string> {
  const [id, key] = [newId(), kind === 'sticker' ? 'stickers:gone' : 'nodes:gone'];
  const thing = { key, kind, type: null, name: '', image: null, elements: 0, pages: [], spread: null };
  const row = { id, album_id, removed_by: people.extra.id, removed_at: new Date(), records: '[]' };
  await server.database.db
    .insertInto('album_trash')
    .values({ ...row, things: JSON.stringify([thing]) })
    .execute();
  return id;
}
async function exported(album_id: string): Promise<string> {
  const [id, params] = [newId(), JSON.stringify({ album_id, ...PROOF, mode: 'stickers' })];
  const row = {
    id,
    album_id,
    created_by: people.admin.id,
    params,
    state: 'error',
    checks: '[]',
    findings: '[]',
  } as const;
  await server.database.db
    .insertInto('render_jobs')
    .values({ ...row, queue_id: null, attempt: null, sheets: 1, album_version: 0, album: '{}', created_at: new Date() })
    .execute();
  return id;
}

const below = (path: string) => (album: string) => `/albums/${album}${path}`;
const at = (make: (album: string) => Promise<string>, path: (id: string, album: string) => string) => ({
  at: async (album: string) => path(await make(album), album),
});
const trashed = (id: string, album: string): string => `/albums/${album}/trash/${id}/restore`;
const ofAlbum = (action: AlbumAction, path = '', body?: unknown, more: Partial<Case> = {}): Case => ({
  action,
  at: below(path),
  body,
  ...more,
});

/** Every route of the API. A list says what it asks of the table; `null`: it touches no album, or not as a member does. */
const ROUTES: Record<string, readonly Case[] | null> = {
  'GET /albums': null,
  'POST /albums': null,
  'GET /organizations': null,
  'GET /albums/{id}': [ofAlbum('read')],
  'GET /albums/{id}/head': [ofAlbum('read', '/head')],
  'PATCH /albums/{id}': [
    ofAlbum('design', '', { album: { title: 'Neu' } }),
    ofAlbum('switchMails', '', { album: { email_notifications_enabled: false } }),
    ofAlbum('lock', '', { album: { locked: true } }),
    ofAlbum('lock', '', { album: { lock_reason: 'Wartung' } }),
    ofAlbum('manageMembers', '', { album: { editors_may_approve: true } }),
  ],
  'DELETE /albums/{id}': [ofAlbum('delete')],
  'POST /albums/{id}/copies': [ofAlbum('copy', '/copies')],
  'GET /albums/{id}/versions': [ofAlbum('read', '/versions')],
  'POST /albums/{id}/versions': [ofAlbum('namePoints', '/versions', { point: { name: 'A' } })],
  'GET /albums/{id}/versions/{version}': [ofAlbum('read', '/versions/none')],
  'PATCH /albums/{id}/versions/{version}': [ofAlbum('namePoints', '/versions/none', { point: { name: 'B' } })],
  'DELETE /albums/{id}/versions/{version}': [ofAlbum('namePoints', '/versions/none')],
  'POST /albums/{id}/versions/{version}/restore': [
    ofAlbum('restore', '/versions/none/restore', { scope: { kind: 'album' } }),
    ofAlbum('restoreStickers', '/versions/none/restore', { scope: { kind: 'sticker', id: 's' } }),
  ],
  'GET /albums/{id}/trash': [ofAlbum('read', '/trash')],
  'DELETE /albums/{id}/trash': [ofAlbum('emptyTrash', '/trash')],
  'POST /albums/{id}/trash/{entry}/restore': [
    { action: 'restore', body: {}, ...at((album) => removed(album, 'spread'), trashed) },
    { action: 'restoreStickers', body: {}, ...at((album) => removed(album, 'sticker'), trashed) },
  ],
  'GET /albums/{id}/associations': [ofAlbum('read', '/associations')],
  'PATCH /associations/{id}': [
    { action: 'manageMembers', body: { role: 'reader' }, ...at(membership, (id) => `/associations/${id}`) },
  ],
  'DELETE /associations/{id}': [{ action: 'manageMembers', ...at(membership, (id) => `/associations/${id}`) }],
  'GET /albums/{id}/invitations': [ofAlbum('manageMembers', '/invitations')],
  'POST /albums/{id}/invitations': [ofAlbum('manageMembers', '/invitations', { email: 'kein' })],
  'POST /albums/{id}/invitations/batch': [ofAlbum('manageMembers', '/invitations/batch', { emails: ['kein'] })],
  'POST /invitations/{id}/renewal': [
    { action: 'manageMembers', ...at(invitation, (id) => `/invitations/${id}/renewal`) },
  ],
  'POST /invitations/{id}/link': [{ action: 'manageMembers', ...at(invitation, (id) => `/invitations/${id}/link`) }],
  'POST /invitations/{id}/restoration': [
    { action: 'manageMembers', ...at(cancelledInvitation, (id) => `/invitations/${id}/restoration`) },
  ],
  'GET /albums/{id}/joining': [ofAlbum('manageMembers', '/joining')],
  'PATCH /albums/{id}/joining': [ofAlbum('manageMembers', '/joining', { joining: { only_invited: true } })],
  'POST /albums/{id}/join_link': [ofAlbum('manageMembers', '/join_link', { role: 'reader', days: 7, limit: null })],
  'DELETE /albums/{id}/join_link': [ofAlbum('manageMembers', '/join_link')],
  'GET /albums/{id}/ownership_offer': [ofAlbum('read', '/ownership_offer')],
  'POST /albums/{id}/ownership_offer': [ofAlbum('handOver', '/ownership_offer', { association_id: 'none' })],
  'DELETE /albums/{id}/ownership_offer': [ofAlbum('handOver', '/ownership_offer')],
  // Of the one who was asked, whatever they are.
  'POST /albums/{id}/ownership_offer/acceptance': null,
  'DELETE /invitations/{id}': [{ action: 'manageMembers', ...at(invitation, (id) => `/invitations/${id}`) }],
  'POST /albums/{id}/images': [
    ofAlbum('design', '/images', { blob_id: 'none' }),
    ofAlbum('fill', '/images', { blob_id: 'none', model: 'sticker' }),
  ],
  'PATCH /images/{id}': [{ action: 'design', body: { model: 'sticker' }, ...at(image, (id) => `/images/${id}`) }],
  'DELETE /images/{id}': [
    { action: 'design', ...at(image, (id) => `/images/${id}`) },
    { action: 'fill', ...at(photo, (id) => `/images/${id}`) },
  ],
  'POST /albums/{id}/face_detection': [ofAlbum('fill', '/face_detection', { image_ids: ['none'] })],
  'POST /images/{id}/image_edits': [
    { action: 'design', body: { prompt: 'Sonne' }, ...at(image, (id) => `/images/${id}/image_edits`) },
    { action: 'fill', body: { prompt: 'Sonne' }, ...at(photo, (id) => `/images/${id}/image_edits`) },
  ],
  'POST /albums/{id}/stock_photos': [ofAlbum('design', '/stock_photos', { stock_photo_id: 'none' })],
  'GET /albums/{id}/comment_reads': [ofAlbum('read', '/comment_reads')],
  'PATCH /albums/{id}/comment_reads': [ofAlbum('read', '/comment_reads', { comment_reads: {} })],
  'GET /albums/{id}/notification_preference': [ofAlbum('read', '/notification_preference')],
  'PATCH /albums/{id}/notification_preference': [
    ofAlbum('read', '/notification_preference', { notification_preference: { level: 'all' } }),
  ],
  'GET /albums/{id}/onboarding_state': [ofAlbum('read', '/onboarding_state')],
  'POST /albums/{id}/link_mail': [ofAlbum('read', '/link_mail')],
  'GET /albums/{id}/own_layouts': [ofAlbum('read', '/own_layouts')],
  'POST /albums/{id}/own_layouts': [ofAlbum('keepLayouts', '/own_layouts', { own_layout: { title: 'A', design: {} } })],
  'PATCH /albums/{id}/own_layouts/{layout}': [
    {
      action: 'keepLayouts',
      body: { own_layout: { title: 'B' } },
      ...at(ownLayout, (id, album) => `/albums/${album}/own_layouts/${id}`),
    },
  ],
  'DELETE /albums/{id}/own_layouts/{layout}': [
    { action: 'keepLayouts', ...at(ownLayout, (id, album) => `/albums/${album}/own_layouts/${id}`) },
  ],
  'POST /exports/render_jobs': [
    { action: 'read', at: () => '/exports/render_jobs', body: job },
    { action: 'print', at: () => '/exports/render_jobs', body: (album: string) => job(album, { includeBleed: true }) },
  ],
  'GET /render_jobs': [{ action: 'read', at: (album) => `/render_jobs?album_id=${album}` }],
  'GET /render_jobs/{id}': [{ action: 'print', hidden: true, ...at(exported, (id) => `/render_jobs/${id}`) }],
  'DELETE /render_jobs/{id}': [{ action: 'print', hidden: true, ...at(exported, (id) => `/render_jobs/${id}`) }],
  'GET /render_jobs/{id}/file': [{ action: 'print', hidden: true, ...at(exported, (id) => `/render_jobs/${id}/file`) }],
  'GET /render_jobs/{id}/ink': [{ action: 'print', hidden: true, ...at(exported, (id) => `/render_jobs/${id}/ink`) }],
  'GET /render_jobs/{id}/plates': [
    { action: 'print', hidden: true, ...at(exported, (id) => `/render_jobs/${id}/plates`) },
  ],
  'GET /render_jobs/{id}/plates/{page}': [
    { action: 'print', hidden: true, ...at(exported, (id) => `/render_jobs/${id}/plates/1`) },
  ],
  'GET /render_jobs/{id}/plates/{page}/{picture}': [
    { action: 'print', hidden: true, ...at(exported, (id) => `/render_jobs/${id}/plates/1/cyan.png`) },
  ],
  'GET /albums/{id}/preview_link': [ofAlbum('readPreviewLink', '/preview_link')],
  'PATCH /albums/{id}/preview_link': [
    ofAlbum('changePreviewLink', '/preview_link', { preview_link: { enabled: true } }),
  ],
  'PATCH /albums/{id}/rotate_album_preview_url_token': [
    ofAlbum('changePreviewLink', '/rotate_album_preview_url_token'),
  ],
  'GET /albums/{id}/preview': [ofAlbum('read', '/preview')],
  'GET /albums/{id}/sticker_reports': [ofAlbum('read', '/sticker_reports')],
  'PATCH /albums/{id}/sticker_reports/{report}': [
    ofAlbum('comment', '/sticker_reports/none', { sticker_report: { done: true } }),
  ],
  'GET /albums/{id}/reviews': [ofAlbum('read', '/reviews')],
  'POST /albums/{id}/reviews': [
    ofAlbum('sendFeedback', '/reviews', { review: { kind: 'feedback', content: 'Ja', version: 0 } }),
    ofAlbum('approve', '/reviews', { review: { kind: 'approval', version: 0 } }),
    ofAlbum('lock', '/reviews', { review: { kind: 'remarks', content: 'Nein', version: 0 } }),
  ],
  'POST /albums/{id}/reviews/{review}/replies': [
    ofAlbum('sendFeedback', '/reviews/none/replies', { reply: { content: 'Ja' } }),
  ],
  'PATCH /albums/{id}/review_points/{point}': [
    ofAlbum('sendFeedback', '/review_points/none', { point: { done: true } }),
  ],
  'GET /albums/{id}/proof_rounds': [ofAlbum('startProof', '/proof_rounds')],
  'POST /albums/{id}/proof_rounds': [
    ofAlbum('startProof', '/proof_rounds', { proof_round: { people: [{ email: 'kein' }] } }),
  ],
  'PATCH /albums/{id}/proof_rounds/{round}': [
    ofAlbum('startProof', '/proof_rounds/none', { proof_round: { deadline: null } }),
  ],
  'POST /albums/{id}/proof_rounds/{round}/reminders': [ofAlbum('startProof', '/proof_rounds/none/reminders', {})],
  'DELETE /albums/{id}/proof_rounds/{round}/people/{person}': [ofAlbum('startProof', '/proof_rounds/none/people/none')],
  'GET /albums/{id}/sticker_link': [ofAlbum('read', '/sticker_link')],
  'PATCH /albums/{id}/rotate_sticker_uploads_token': [ofAlbum('design', '/rotate_sticker_uploads_token')],
  'GET /albums/{id}/sticker_link/sheets/{sheet}': [ofAlbum('read', '/sticker_link/sheets/poster')],
  'GET /albums/{id}/sticker_link/sheets/{sheet}/file': [
    ofAlbum('read', '/sticker_link/sheets/poster/file', undefined, { slow: true }),
  ],
  'GET /albums/{id}/sticker_people': [ofAlbum('seePeople', '/sticker_people')],
  'PATCH /albums/{id}/sticker_people/{sticker}': [ofAlbum('fill', '/sticker_people/s', { person: { email: null } })],
  'POST /albums/{id}/sticker_people/{sticker}/retake': [ofAlbum('fill', '/sticker_people/s/retake', { reason: '' })],
  'POST /albums/{id}/sticker_reminders': [ofAlbum('fill', '/sticker_reminders', {})],
  'GET /albums/{id}/sticker_uploads': [ofAlbum('seePeople', '/sticker_uploads')],
  'PATCH /albums/{id}/sticker_uploads/merge': [
    ofAlbum('fill', '/sticker_uploads/merge', { sticker_upload_ids: ['none'] }),
  ],
  'PATCH /albums/{id}/sticker_uploads/{upload}': [
    {
      action: 'fill',
      body: { sticker_upload: { name: 'C' } },
      ...at(upload, (id, album) => `/albums/${album}/sticker_uploads/${id}`),
    },
  ],
  'DELETE /sticker_uploads/{id}': [{ action: 'fill', ...at(upload, (id) => `/sticker_uploads/${id}`) }],
  'GET /albums/{id}/sticker_consents': [ofAlbum('exportConsents', '/sticker_consents')],
  // Every administrator's, by the route's own declaration.
  'GET /albums/{id}/blueprint': null,
  'PATCH /albums/{id}/blueprint': null,
  'DELETE /albums/{id}/blueprint': null,
  'POST /albums/{id}/blueprint/publication': null,
  'DELETE /albums/{id}/blueprint/publication': null,
  // By a token that was given to somebody who may read the album, or to the print worker.
  'GET /albums/{id}/cover.webp': null,
  'GET /albums/{id}/render_data': null,
  'GET /images/{id}/{variant}': null,
  'GET /images/packed': null,
  'GET /image_edits/{id}/stream': null,
  'POST /invitations/{id}/confirm': null,
  'GET /public/album_previews/{token}': null,
  'GET /public/album_previews/{token}/version': null,
  'POST /public/album_previews/{token}/reports': null,
  'GET /public/invitations/{token}': null,
  'GET /public/proofs/{token}': null,
  'PATCH /public/proofs/{token}': null,
  'GET /public/sticker_uploads/{token}': null,
  'POST /public/sticker_uploads/{token}': null,
  'POST /public/sticker_uploads/{token}/challenge': null,
  'POST /public/sticker_uploads/{token}/face_detection': null,
  'GET /public/withdrawals/{token}': null,
  'POST /public/withdrawals/{token}': null,
  // One's own.
  'GET /trashed_albums': null,
  'POST /trashed_albums/{id}/restore': null,
  'DELETE /trashed_albums/{id}': null,
  'POST /blobs': null,
  'PATCH /blobs/{id}': null,
  'DELETE /blobs/{id}': null,
  'DELETE /image_edits/{id}': null,
  'GET /mails': null,
  'GET /mails/{id}': null,
  'GET /notifications': null,
  'PATCH /notifications': null,
  'GET /notifications/unread': null,
  'GET /users/me': null,
  'PATCH /users/activate': null,
  'POST /users/activation_mail': null,
  // Nobody's.
  'GET /blueprints': null,
  'GET /blueprints/{id}': null,
  'GET /blueprints/{id}/cover.webp': null,
  'GET /config': null,
  'GET /public/no_mails/{token}': null,
  'PATCH /public/no_mails/{token}': null,
  'GET /public/notification_preferences/{token}': null,
  'PATCH /public/notification_preferences/{token}': null,
  'GET /albums/{id}/checkout': [ofAlbum('order', '/checkout')],
  'GET /albums/{id}/batches': [ofAlbum('order', '/batches')],
  'POST /albums/{id}/batches': [
    ofAlbum('order', '/batches', { batch: { kind: 'group', minimum: 1, deadline: '2026-01-01' } }),
  ],
  'GET /albums/{id}/batches/{batch}': [ofAlbum('order', '/batches/none')],
  'PATCH /albums/{id}/batches/{batch}': [ofAlbum('order', '/batches/none', { batch: {} })],
  'POST /albums/{id}/batches/{batch}/moves': [ofAlbum('order', '/batches/none/moves', { move: 'close' })],
  'GET /orders/{id}/parcels': null,
  'GET /public/batches/{token}': null,
  'POST /public/batches/{token}/quote': null,
  'POST /public/batches/{token}/orders': null,
  'GET /public/batch_orders/{token}': null,
  'POST /public/batch_orders/{token}/confirmation': null,
  'POST /public/batch_orders/{token}/withdrawal': null,
  'POST /orders': [{ action: 'order', at: () => '/orders', body: (album: string) => ({ order: orderWish(album) }) }],
  // Theirs who are named in the order, not the album's: the table of the shop.
  'GET /orders': null,
  'GET /order_signals': null,
  'GET /orders/{id}': null,
  'PATCH /orders/{id}/change': null,
  'POST /orders/{id}/change_quote': null,
  'POST /orders/{id}/cancel': null,
  'POST /orders/{id}/delivered': null,
  'POST /orders/{id}/reorder': null,
  'POST /orders/{id}/reorder_quote': null,
  'GET /orders/{id}/delivery_note': null,
  'POST /orders/{id}/bag_artwork': null,
  'GET /orders/{id}/bag_artwork/file': null,
  'GET /orders/{id}/claims': null,
  'POST /orders/{id}/claims': null,
  'PATCH /claims/{id}': null,
  'POST /claims/{id}/replacement': null,
  'POST /orders/{id}/invoice': null,
  'PATCH /invoices/{id}': null,
  'POST /invoices/{id}/credit_note': null,
  'GET /invoices/{id}/credit_notes': null,
  'POST /invoices/{id}/credit_notes': null,
  'POST /invoices/{id}/credit_notes/quote': null,
  'GET /audit_log': null,
  'GET /api_keys': null,
  'POST /api_keys': null,
  'DELETE /api_keys/{id}': null,
  'GET /production_capacity': null,
  'PATCH /production_capacity': null,
  'GET /webhook_endpoints': null,
  'POST /webhook_endpoints': null,
  'PATCH /webhook_endpoints/{id}': null,
  'POST /webhook_endpoints/{id}/secret': null,
  'POST /webhook_endpoints/{id}/test': null,
  'GET /webhook_endpoints/{id}/deliveries': null,
  'POST /webhook_endpoints/{id}/deliveries/{delivery}/again': null,
  'GET /partners': null,
  'POST /partners': null,
  'PATCH /partners/{id}': null,
  'POST /partners/{id}/token': null,
  'GET /public/affiliate_conversions': null,
  'GET /price_lists': null,
  'POST /price_lists/quote': null,
  'GET /orders.csv': null,
  'GET /customers': null,
  'GET /customers/{id}': null,
  'GET /customers/{id}/mails': null,
  'POST /customers/{id}/mails/{mailId}/copies': null,
  'GET /invoices.csv': null,
  'GET /invoices.datev': null,
  'DELETE /line_items/{id}': null,
  'DELETE /order_updates/{id}': null,
  'DELETE /orders/{id}': null,
  'DELETE /orders/{id}/comments/{commentId}': null,
  'GET /albums/dashboard': null,
  'GET /albums/dashboard/errors': null,
  'GET /orders/dashboard': null,
  'GET /orders/dashboard/today': null,
  'GET /orders/trash': null,
  'GET /orders/{id}/comments': null,
  'GET /orders/{id}/esveco_artifact': null,
  'GET /orders/{id}/esveco_json': null,
  'GET /orders/{id}/handover': null,
  'GET /public/print_archives/{token}': null,
  'GET /public/schemas/figurina.order-1.json': null,
  'PATCH /addresses/{id}': null,
  'PATCH /line_items/{id}': null,
  'PATCH /orders/{id}': null,
  'PATCH /orders/{id}/comments/{commentId}': null,
  'POST /orders/bulk_delivery_notes': null,
  'POST /orders/bulk_transfer': null,
  'POST /orders/labels': null,
  'POST /orders/tracking': null,
  'POST /orders/{id}/comments': null,
  'POST /orders/{id}/esveco_artifact': null,
  'POST /orders/{id}/order_updates': null,
  'POST /orders/{id}/restore': null,
  'POST /orders/{id}/transfer': null,
  'POST /orders/{orderId}/line_items': null,
  'GET /offers': null,
  'POST /offers': null,
  'PATCH /offers/{id}': null,
  'POST /offer_prices': null,
  'GET /vouchers': null,
  'POST /vouchers': null,
  'PATCH /vouchers/{id}': null,
  'GET /voucher_series/{series}/codes': null,
  'GET /public/orders/{token}': null,
  'GET /public/claim_photos/{token}': null,
  'GET /public/delivery_notes/{token}': null,
  'GET /public/invoices/{token}': null,
  'GET /image_edits/options': null,
  'POST /images/face_detection': null,
  'GET /stock_photos': null,
  'GET /stock_photos/{id}': null,
  'GET /stock_photos/{id}/tiny': null,
};

test('every route says what it asks of the table of roles', async () => {
  const { paths } = (await (await fetch(`${server.url}/v1/openapi.json`)).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('/v1', '')}`),
  );
  expect(Object.keys(ROUTES).toSorted()).toEqual(routes.toSorted());
});

const cases = Object.entries(ROUTES).flatMap(([route, asked]) =>
  (asked ?? []).map((one) => [route, one.action, one] as const),
);
const parts = anAlbum().section('Team').spread().rectangle({ id: 'box' }).parts();

/** How the server refuses somebody; null when it does not. */
async function answerTo(
  who: keyof typeof people | 'nobody',
  route: string,
  { body, at: addressIn }: Case,
  { album, address }: { album: string; address?: string },
): Promise<string | null> {
  const method = route.split(' ')[0]!;
  const path = address ?? (await addressIn!(album));
  const sent: unknown = typeof body === 'function' ? (body as (album: string) => unknown)(album) : body;
  const answer =
    who === 'nobody'
      ? await fetch(`${server.url}/v1${path}`, {
          method,
          ...(sent !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) }),
        })
      : await people[who].call(method, path, sent);
  const text = await answer.text();
  return answer.ok ? null : (JSON.parse(text) as { code: string }).code;
}

describe('a route asks the table', () => {
  test.each(cases)('%s: %s', async (route, action, one) => {
    const members = MEMBER_ROLES.map((role) => ({ id: people[role].id, role }));
    const made = () => albumOnServer(server.database, parts, [people.owner, people.extra, ...members]);
    const own = await made();
    const address = await one.at!(own);
    expect(await answerTo('nobody', route, one, { album: own, address })).toBe('unauthorized');
    expect(await answerTo('stranger', route, one, { album: own, address })).toBe('not_found');
    if (one.slow) return;
    const refusals: (string | null)[] = ['unauthorized', 'forbidden', 'album_locked'];
    const roles: readonly AlbumRole[] = ['owner', ...MEMBER_ROLES, 'admin'];
    // Who is refused changes nothing: they may all try the same album.
    const shared = { false: await made(), true: await made() };
    for (const albumLocked of [false, true])
      for (const role of roles) {
        const expected = refusalOf({ role, albumLocked }, action);
        if (albumLocked && expected === refusalOf({ role, albumLocked: false }, action) && role !== 'admin') continue;
        const album = expected ? shared[`${albumLocked}`] : await made();
        await server.database.db.updateTable('albums').set({ locked: albumLocked }).where('id', '=', album).execute();
        const said = await answerTo(role as 'owner', route, one, { album });
        const what = `${role}, locked: ${albumLocked}`;
        if (expected) expect(said, what).toBe(one.hidden ? 'not_found' : expected);
        else expect(refusals, `${what}: ${said}`).not.toContain(said);
      }
  });
});
