/**
 * What is sent to each call of the contract: one request an action of its row. Those that change something are sent so that
 * who may make them is told what is wrong (`says`), or changes what was made for the one request.
 */
import type * as contract from '@figurina/contract';
import type { EndpointName } from '@figurina/contract/authorisation';
import { CLUB, orderWish } from '../../features/orders/testing/order-wish.ts';
import { type InAlbum, makeImage, makeInvitation, makeTrashEntry } from './things.ts';

export interface Ids {
  readonly album: string;
  readonly order: string;
}
export interface Sent {
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string>>;
  /** Things of another kind than usual, by the segment of the path before their id. */
  readonly things?: Readonly<Record<string, (place: InAlbum) => Promise<string>>>;
  /** The code, or the status, that who may is answered; none: whatever is no refusal of permission. */
  readonly says?: string | number;
  /** Allowed it would take long: only the refusals are tried. */
  readonly slow?: true;
}
type Bodied = {
  [Name in EndpointName]: (typeof contract)[Name] extends { readonly body: object } ? Name : never;
}[EndpointName];
type Requests = Readonly<
  Record<Bodied, (ids: Ids) => readonly Sent[]> & Partial<Record<EndpointName, (ids: Ids) => readonly Sent[]>>
>;

const bodies =
  (...all: unknown[]) =>
  (): readonly Sent[] =>
    all.map((body) => ({ body }));
const says = (answer: string | number, body?: unknown) => (): readonly Sent[] => [{ body, says: answer }];

const photo = { images: (place: InAlbum) => makeImage(place, 'sticker') };
const goneSticker = { trash: (place: InAlbum) => makeTrashEntry(place, 'sticker') };
const goneSpread = { trash: (place: InAlbum) => makeTrashEntry(place, 'spread') };
const PROOF = { mode: 'pages', format: 'pdf', colorProfile: 'None', includeBleed: false } as const;
const job = (album_id: string, more: object = {}) => ({ render_job: { params: { album_id, ...PROOF, ...more } } });
const change = orderWish('', { release_date: '2020-06-12' });
const again = { no_albums: 50, sticker_packaging_type: 'stickerpack' };
const worth = { kind: 'percent', rate: 1000 };
const SCOPE = { category: 'sports', country_code: 'DE', no_albums: 50, sticker_packaging_type: 'stickerpack' };
const offer = { ...SCOPE, pages: 20, singles: 16, valid_until: '2020-01-01' };
const wanted = { albums: 1, packs: 0, country_code: 'DE' };
const consent = { agreed: true, shown: 'self', minor: false, version: '1', language: 'de' };
const handedIn = { name: 'Mia', blob_id: 'none', client_id: 'a'.repeat(16), consent };
const updated_at = '2026-01-01T00:00:00.000Z';

export const REQUESTS: Requests = {
  // Albums
  createAlbum: says('blueprint_not_found', { album: { language: 'de', blueprint_id: 'none' } }),
  changeAlbum: bodies(
    { album: { title: 'Neu' } },
    { album: { email_notifications_enabled: false } },
    { album: { locked: true } },
    { album: { lock_reason: 'Wartung' } },
    { album: { editors_may_approve: true } },
  ),
  createOwnLayout: bodies({ own_layout: { title: 'A', design: {} } }),
  renameOwnLayout: bodies({ own_layout: { title: 'B' } }),
  changeAlbumBlueprint: says(200, { blueprint: { blueprint_category: 'sports', description: '' } }),
  deleteAlbumBlueprint: says(204),
  publishAlbumBlueprint: says('blueprint_not_found'),
  withdrawAlbumBlueprint: says('blueprint_not_found'),
  createPoint: bodies({ point: { name: 'A' } }),
  renamePoint: bodies({ point: { name: 'B' } }),
  restorePoint: bodies({ scope: { kind: 'album' } }, { scope: { kind: 'sticker', id: 's' } }),
  restoreFromTrash: () => [
    { body: {}, things: goneSpread },
    { body: {}, things: goneSticker },
  ],
  // People
  changeAssociation: bodies({ role: 'reader' }),
  createInvitation: bodies({ email: 'kein' }),
  createInvitations: bodies({ emails: ['kein'] }),
  restoreInvitation: () => [{ things: { invitations: (place) => makeInvitation(place, true) } }],
  confirmInvitation: says('invitation_gone'),
  changeJoining: bodies({ joining: { only_invited: true } }),
  createJoinLink: bodies({ role: 'reader', days: 7, limit: null }),
  // Of nobody.
  offerOwnership: says('not_found', { association_id: 'none' }),
  acceptOwnership: says('ownership_offer_gone'),
  // Pictures
  createImage: bodies({ blob_id: 'none' }, { blob_id: 'none', model: 'sticker' }),
  changeImage: bodies({ model: 'sticker' }),
  deleteImage: () => [{}, { things: photo }],
  createImageEdit: () => [
    { body: { prompt: 'Sonne' }, says: 'image_edit_no_prompts' },
    { body: { prompt: 'Sonne' }, things: photo, says: 'image_edit_no_prompts' },
  ],
  detectFace: bodies({ base64_image: 'AAAA' }),
  detectAlbumFaces: bodies({ image_ids: ['none'] }),
  searchStockPhotos: () => [{ query: { query: 'Sonne' } }],
  readStockPhoto: says('not_found'),
  takeStockPhoto: says('not_found', { stock_photo_id: 'none' }),
  // Talking
  changeCommentReads: bodies({ comment_reads: {} }),
  changeNotificationPreference: bodies({ notification_preference: { level: 'all' } }),
  changeNotifications: bodies({ read: true, which: { ids: ['none'] } }),
  changeNoMails: bodies({ no_mails: { stopped: false } }),
  changeMailedPreference: bodies({ notification_preference: { level: 'all' } }),
  // Exports
  createRenderJob: ({ album }) => [{ body: job(album) }, { body: job(album, { includeBleed: true }) }],
  listRenderJobs: ({ album }) => [{ query: { album_id: album } }],
  // Preview, reviews, proofs
  changePreviewLink: bodies({ preview_link: { enabled: true } }),
  reportSticker: says('sticker_gone', { report: { sticker_id: 'none', message: 'x' } }),
  changeStickerReport: bodies({ sticker_report: { done: true } }),
  createReview: bodies(
    { review: { kind: 'feedback', content: 'Ja', version: 0 } },
    { review: { kind: 'approval', version: 0 } },
    { review: { kind: 'remarks', content: 'Nein', version: 0 } },
  ),
  replyToReview: bodies({ reply: { content: 'Ja' } }),
  changeReviewPoint: bodies({ point: { done: true } }),
  startProofRound: bodies({ proof_round: { people: [{ email: 'kein' }] } }),
  changeProofRound: bodies({ proof_round: { deadline: null } }),
  remindProofPeople: bodies({}),
  decideProof: bodies({ decisions: [] }),
  // The sticker link
  changeStickerPerson: bodies({ person: { email: null } }),
  askForRetake: bodies({ reason: '' }),
  sendReminders: bodies({}),
  mergeStickerUploads: bodies({ sticker_upload_ids: ['none'] }),
  // Its picture has not come yet.
  changeStickerUpload: says('not_found', { sticker_upload: { name: 'C' } }),
  createStickerUpload: bodies({ sticker_upload: handedIn }),
  detectStickerFace: bodies({ base64_image: 'AAAA' }),
  // Ordering
  createOrder: ({ album }) => [{ body: { order: { ...change, album_id: album } } }],
  createBatch: bodies({ batch: { kind: 'group', minimum: 1, deadline: '2026-01-01' } }),
  changeBatch: bodies({ batch: {} }),
  moveBatch: bodies({ move: 'close' }),
  quotePublicBatch: bodies({ order: wanted }),
  createGuestOrder: bodies({ order: { ...CLUB, ...wanted, quote_hash: '' } }),
  readOrder: says(200),
  readDeliveryNote: says(200),
  quoteOrderChange: says('order_fixed', { order: change }),
  changeOrderByCustomer: says('order_fixed', { order: change, quote_hash: '' }),
  // It is already.
  cancelOrder: says(200, {}),
  confirmDelivery: says('order_update_not_possible'),
  quoteReorder: says('order_not_approved', { order: again }),
  reorder: says('order_not_approved', { order: again }),
  uploadBagArtwork: says('order_fixed', { blob_id: 'none' }),
  listClaims: says(200),
  createClaim: says('claim_too_early', { claim: { kind: 'other', item: 'album', quantity: 1, words: 'x' } }),
  // The staff's desk
  answerClaim: says('not_found', { claim: { state: 'refused', answer: 'x' } }),
  replaceClaimed: says('not_found'),
  createInvoice: says('order_ended'),
  changeInvoice: says('not_found', { invoice: { status: 'paid' } }),
  creditInvoice: says('not_found'),
  readCredits: says('not_found'),
  quoteCredit: says('not_found', { credit: { lines: [{ line: 0 }] } }),
  createCreditNote: says('not_found', { credit: { lines: [{ line: 0 }], seen: 0 } }),
  listVouchers: says(200),
  createVouchers: says('voucher_code_required', { voucher: { worth } }),
  changeVoucher: says('not_found', { voucher: { disabled: true } }),
  exportVoucherSeries: says('not_found'),
  listOffers: says(200),
  priceOffer: says('offer_wrong', { offer }),
  createOffer: says('offer_wrong', { offer: { ...offer, customer: 'SV', language: 'de' } }),
  withdrawOffer: says('not_found', { offer: { withdrawn: true } }),
  changeOrder: says('conflict', { order: { updated_at } }),
  deleteOrder: says('order_shipped'),
  listDeletedOrders: says(200),
  restoreOrder: says('not_found'),
  changeAddress: says('conflict', { address: { updated_at } }),
  createLineItem: says('conflict', { line_item: { updated_at, product: 'shipping' } }),
  changeLineItem: says('conflict', { line_item: { updated_at } }),
  deleteLineItem: says('order_ended'),
  createOrderUpdate: says('order_update_not_possible', { order_update: { signal: 'production_started' } }),
  deleteOrderUpdate: says('order_update_not_possible'),
  listOrderComments: says(200),
  createOrderComment: says(201, { comment: { content: 'Ja' } }),
  // Of another order.
  changeOrderComment: says('not_found', { comment: { completed: true } }),
  deleteOrderComment: says('not_found'),
  listOrdersDashboard: says(200),
  listAlbumsDashboard: says(200),
  listAlbumErrors: ({ order }) => [{ query: { ids: order }, says: 200 }],
  readBoard: says(200),
  listCustomers: says(200),
  readCustomer: says('not_found'),
  listCustomerMails: says('not_found'),
  resendCustomerMail: says('not_found'),
  exportLabels: ({ order }) => [{ body: { ids: [order] }, says: 200 }],
  printDeliveryNotes: ({ order }) => [{ body: { ids: [order, 'none'] }, says: 'not_found' }],
  transferOrders: ({ order }) => [{ body: { ids: [order] }, says: 200 }],
  transferOrder: ({ order }) => [{ body: { id: order }, says: 'transfer_off' }],
  readTracking: says('tracking_unreadable', { csv: '' }),
  writeParcels: bodies({ codes: ['00340434161094021501'] }),
  readHandover: says(200),
  readProductionOrder: says('copy_not_approved'),
  makeArtifact: says('order_ended'),
  readArtifact: says('artifact_not_ready'),
  listParcels: says(200),
  createCustomerExport: says('not_found'),
  readCustomerSignIns: says('not_found'),
  endCustomerSignIns: says('not_found'),
  endCustomerSecondFactor: says('not_found'),
  eraseCustomer: says('not_found', { email: 'wer@verein.example' }),
  readRetention: says(200),
  readStatus: says(200),
  listAuditLog: says(200),
  listPartners: says(200),
  createPartner: says('partner_wrong', { partner: { name: '', email: '', url_source: '' } }),
  changePartner: says('not_found', { partner: {} }),
  rotatePartnerToken: says('not_found'),
  listApiKeys: says(200),
  createApiKey: says(201, { api_key: { name: 'Skript', scopes: ['orders:read'] } }),
  revokeApiKey: says('not_found'),
  readCapacity: says(200),
  changeCapacity: says(200, { capacity: { albums_per_week: null, closed_weeks: [] } }),
  listWebhooks: says(200),
  createWebhook: says('webhook_address', { webhook: { name: 'x', url: 'http://x', events: ['order.created'] } }),
  changeWebhook: says('not_found', { webhook: {} }),
  rotateWebhookSecret: says('not_found'),
  listWebhookDeliveries: says('not_found'),
  testWebhook: says('not_found'),
  redeliverWebhook: says('not_found'),
  listPriceLists: says(200),
  quotePriceList: says('not_found', { price_list: 'none', wish: { ...SCOPE, pages: 32, singles: 100 } }),
  listMails: says(200),
  readMail: says('not_found'),
  // One's own account; who types another address keeps it.
  askForErasure: bodies({ email: 'wer@verein.example' }),
  saveConsent: says(204, { kind: 'cookies', given: true, language: 'de' }),
  reportPage: bodies({ reports: [] }),
  endSignIn: says('not_found'),
  changePassword: says('password_none', { password: 'none', new_password: 'sechs Tore vor der Pause' }),
  beginSecondFactor: says('second_factor_unavailable', { password: 'none' }),
  confirmSecondFactor: says('second_factor_unavailable', { code: '000000' }),
  renewRecoveryCodes: says('second_factor_unavailable', { password: 'none' }),
  endSecondFactor: says('second_factor_unavailable', { password: 'none' }),
  activateUser: bodies({ token: 'none' }),
  listOrders: says(200),
  listOrderSignals: says(200),
  readCheckout: says(200),
  readBlueprint: says('blueprint_not_found'),
};
