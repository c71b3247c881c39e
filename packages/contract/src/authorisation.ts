/**
 * Who may make which call, as data: a row an endpoint, and `said` for what everybody is answered by it, whosever the ids
 * are. An endpoint without a row does not compile. `authorisation.api.test.ts` of the server walks every cell.
 */
import { type AlbumAction, type AlbumRole, refusalOf } from '@figurina/album';
import type { Endpoint } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';
import type * as contract from './index.ts';

type Contract = typeof contract;
export type EndpointName = {
  [Name in keyof Contract]: Contract[Name] extends Endpoint ? Name : never;
}[keyof Contract];

/**
 * `orderer`: ordered the album and has left it. `late`: staff whose access token has run out. `key`: staff's key for scripts
 * with every scope but the one that is asked for. `bearer`: sends a public token in the place of an access token.
 */
export const CALLERS = [
  'visitor',
  'bearer',
  'late',
  'key',
  'stranger',
  'orderer',
  'reader',
  'commenter',
  'filler',
  'editor',
  'owner',
  'staff',
] as const;
export type Caller = (typeof CALLERS)[number];

/**
 * Whose ids a call names: those of an album that the caller is in, the same while it is locked, those of somebody else's,
 * an album of one's own with a thing of somebody else's, those of an album in the trash, and such that there are not.
 */
export const WHOSE = ['own', 'locked', 'foreign', 'crossed', 'deleted', 'unknown'] as const;
export type Whose = (typeof WHOSE)[number];

/** What the holder of a public address has. */
export const TOKENS = [
  'preview',
  'sticker link',
  'withdrawal',
  'invitation',
  'proof',
  'batch',
  'guest order',
  'order',
  'invoice',
  'no mails',
  'partner',
] as const;
export type Token = (typeof TOKENS)[number];

export type Rule =
  /** The table of roles decides, by what is asked for. `hidden`: who may not is told that there is none. */
  | { readonly by: 'role'; readonly may: readonly AlbumAction[]; readonly hidden?: true }
  /** Who placed it, the owner of its album, staff; for everybody else there is none. `inAlbum`: no more when they have left it. */
  | { readonly by: 'order'; readonly inAlbum?: true }
  | { readonly by: 'staff' }
  /** Everybody with an account, about what is theirs. */
  | { readonly by: 'account' }
  /** Of one person, or staff's as well; for everybody else there is none. */
  | { readonly by: 'self'; readonly whose: Caller; readonly andStaff?: true }
  /** By an address that was signed for somebody who may; without its signature there is nothing. */
  | { readonly by: 'signed'; readonly gone: ErrorCode }
  | { readonly by: 'anybody' }
  /** Whoever holds a token of that kind, signed in or not; with any other: `gone`. */
  | { readonly by: 'token'; readonly of: Token; readonly gone: ErrorCode }
  /** By a token that the server gives to its own browser that prints. */
  | { readonly by: 'print' };

const role = (...may: AlbumAction[]): Rule => ({ by: 'role', may });
const hidden = (...may: AlbumAction[]): Rule => ({ by: 'role', may, hidden: true });
const token = (of: Token, gone: ErrorCode): Rule => ({ by: 'token', of, gone });
const signed = (gone: ErrorCode = 'not_found'): Rule => ({ by: 'signed', gone });
const ORDER: Rule = { by: 'order' };
const STAFF: Rule = { by: 'staff' };
const ACCOUNT: Rule = { by: 'account' };
const ANYBODY: Rule = { by: 'anybody' };

export const AUTHORISATION: Readonly<Record<EndpointName, Rule>> = {
  // Albums
  listAlbums: ACCOUNT,
  createAlbum: ACCOUNT,
  readAlbum: role('read'),
  readAlbumHead: role('read'),
  changeAlbum: role('design', 'switchMails', 'lock', 'lock', 'manageMembers'),
  deleteAlbum: role('delete'),
  copyAlbum: role('copy'),
  listOrganizations: ACCOUNT,
  readOnboardingState: role('read'),
  sendAlbumLink: role('read'),
  listTrashedAlbums: ACCOUNT,
  restoreTrashedAlbum: { by: 'self', whose: 'owner', andStaff: true },
  deleteTrashedAlbum: { by: 'self', whose: 'owner', andStaff: true },
  listOwnLayouts: role('read'),
  createOwnLayout: role('keepLayouts'),
  renameOwnLayout: role('keepLayouts'),
  deleteOwnLayout: role('keepLayouts'),
  // History and trash
  listPoints: role('read'),
  createPoint: role('namePoints'),
  readPoint: role('read'),
  renamePoint: role('namePoints'),
  deletePoint: role('namePoints'),
  restorePoint: role('restore', 'restoreStickers'),
  listTrash: role('read'),
  emptyTrash: role('emptyTrash'),
  restoreFromTrash: role('restore', 'restoreStickers'),
  // People
  listAssociations: role('read'),
  changeAssociation: role('manageMembers'),
  deleteAssociation: role('manageMembers'),
  listInvitations: role('manageMembers'),
  createInvitation: role('manageMembers'),
  createInvitations: role('manageMembers'),
  renewInvitation: role('manageMembers'),
  createInvitationLink: role('manageMembers'),
  restoreInvitation: role('manageMembers'),
  deleteInvitation: role('manageMembers'),
  confirmInvitation: ACCOUNT,
  readPublicInvitation: token('invitation', 'invitation_gone'),
  readJoining: role('manageMembers'),
  changeJoining: role('manageMembers'),
  createJoinLink: role('manageMembers'),
  deleteJoinLink: role('manageMembers'),
  readOwnershipOffer: role('read'),
  offerOwnership: role('handOver'),
  withdrawOwnershipOffer: role('handOver'),
  // Who is asked may be anybody in the album, and is nobody here.
  acceptOwnership: role('read'),
  // Pictures
  createImage: role('design', 'fill'),
  changeImage: role('design'),
  deleteImage: role('design', 'fill'),
  createImageEdit: role('design', 'fill'),
  cancelImageEdit: { by: 'self', whose: 'editor' },
  readImageEditOptions: ACCOUNT,
  detectFace: ACCOUNT,
  detectAlbumFaces: role('fill'),
  searchStockPhotos: ACCOUNT,
  readStockPhoto: ACCOUNT,
  takeStockPhoto: role('design'),
  // Talking
  listCommentReads: role('read'),
  changeCommentReads: role('read'),
  readNotificationPreference: role('read'),
  changeNotificationPreference: role('read'),
  listNotifications: ACCOUNT,
  changeNotifications: ACCOUNT,
  readUnread: ACCOUNT,
  readNoMails: token('no mails', 'no_mails_gone'),
  changeNoMails: token('no mails', 'no_mails_gone'),
  readMailedPreference: token('no mails', 'no_mails_gone'),
  changeMailedPreference: token('no mails', 'no_mails_gone'),
  // Exports
  createRenderJob: role('read', 'print'),
  listRenderJobs: role('read'),
  readRenderJob: hidden('print'),
  deleteRenderJob: hidden('print'),
  readPlates: hidden('print'),
  readPagePlates: hidden('print'),
  readRenderData: { by: 'print' },
  // Preview, reviews, proofs
  readPreviewLink: role('readPreviewLink'),
  changePreviewLink: role('changePreviewLink'),
  rotatePreviewLink: role('changePreviewLink'),
  readAlbumPreview: role('read'),
  readPublicPreview: token('preview', 'preview_gone'),
  readPreviewVersion: token('preview', 'preview_gone'),
  reportSticker: token('preview', 'preview_gone'),
  listStickerReports: role('read'),
  changeStickerReport: role('comment'),
  listReviews: role('read'),
  createReview: role('sendFeedback', 'approve', 'lock'),
  replyToReview: role('sendFeedback'),
  changeReviewPoint: role('sendFeedback'),
  listProofRounds: role('startProof'),
  startProofRound: role('startProof'),
  changeProofRound: role('startProof'),
  remindProofPeople: role('startProof'),
  withdrawProofPerson: role('startProof'),
  readProof: token('proof', 'proof_gone'),
  decideProof: token('proof', 'proof_gone'),
  // The sticker link
  readStickerLink: role('read'),
  rotateStickerLink: role('design'),
  readStickerSheet: role('read'),
  listStickerPeople: role('seePeople'),
  changeStickerPerson: role('fill'),
  askForRetake: role('fill'),
  erasePerson: role('manageMembers'),
  sendReminders: role('fill'),
  listStickerUploads: role('seePeople'),
  mergeStickerUploads: role('fill'),
  changeStickerUpload: role('fill'),
  deleteStickerUpload: role('fill'),
  exportConsents: role('exportConsents'),
  readPublicStickerLink: token('sticker link', 'sticker_link_gone'),
  createStickerUpload: token('sticker link', 'sticker_link_gone'),
  createChallenge: token('sticker link', 'sticker_link_gone'),
  detectStickerFace: token('sticker link', 'sticker_link_gone'),
  readWithdrawal: token('withdrawal', 'withdrawal_gone'),
  withdrawStickerUpload: token('withdrawal', 'withdrawal_gone'),
  // Ordering
  readCheckout: role('order'),
  createOrder: role('order'),
  listBatches: role('order'),
  createBatch: role('order'),
  readBatch: role('order'),
  changeBatch: role('order'),
  moveBatch: role('order'),
  readPublicBatch: token('batch', 'batch_gone'),
  quotePublicBatch: token('batch', 'batch_gone'),
  createGuestOrder: token('batch', 'batch_gone'),
  readGuestOrder: token('guest order', 'batch_order_gone'),
  confirmGuestOrder: token('guest order', 'batch_order_gone'),
  withdrawGuestOrder: token('guest order', 'batch_order_gone'),
  listOrders: ACCOUNT,
  listOrderSignals: ACCOUNT,
  readOrder: ORDER,
  readDeliveryNote: ORDER,
  quoteOrderChange: ORDER,
  changeOrderByCustomer: ORDER,
  cancelOrder: ORDER,
  confirmDelivery: ORDER,
  quoteReorder: { by: 'order', inAlbum: true },
  reorder: { by: 'order', inAlbum: true },
  uploadBagArtwork: ORDER,
  listClaims: ORDER,
  createClaim: ORDER,
  readPublicOrder: token('order', 'order_gone'),
  readPublicInvoice: token('invoice', 'invoice_gone'),
  // The staff's desk
  answerClaim: STAFF,
  replaceClaimed: STAFF,
  createInvoice: STAFF,
  changeInvoice: STAFF,
  creditInvoice: STAFF,
  readCredits: STAFF,
  quoteCredit: STAFF,
  createCreditNote: STAFF,
  listVouchers: STAFF,
  createVouchers: STAFF,
  changeVoucher: STAFF,
  exportVoucherSeries: STAFF,
  listOffers: STAFF,
  priceOffer: STAFF,
  createOffer: STAFF,
  withdrawOffer: STAFF,
  changeOrder: STAFF,
  deleteOrder: STAFF,
  listDeletedOrders: STAFF,
  restoreOrder: STAFF,
  changeAddress: STAFF,
  createLineItem: STAFF,
  changeLineItem: STAFF,
  deleteLineItem: STAFF,
  createOrderUpdate: STAFF,
  deleteOrderUpdate: STAFF,
  listOrderComments: STAFF,
  createOrderComment: STAFF,
  changeOrderComment: STAFF,
  deleteOrderComment: STAFF,
  listOrdersDashboard: STAFF,
  listAlbumsDashboard: STAFF,
  listAlbumErrors: STAFF,
  readBoard: STAFF,
  listCustomers: STAFF,
  readCustomer: STAFF,
  listCustomerMails: STAFF,
  resendCustomerMail: STAFF,
  exportLabels: STAFF,
  printDeliveryNotes: STAFF,
  transferOrder: STAFF,
  transferOrders: STAFF,
  readTracking: STAFF,
  readHandover: STAFF,
  readProductionOrder: STAFF,
  makeArtifact: STAFF,
  readArtifact: STAFF,
  listParcels: STAFF,
  writeParcels: STAFF,
  createCustomerExport: STAFF,
  eraseCustomer: STAFF,
  readRetention: STAFF,
  readStatus: STAFF,
  listAuditLog: STAFF,
  listPartners: STAFF,
  createPartner: STAFF,
  changePartner: STAFF,
  rotatePartnerToken: STAFF,
  readAffiliate: token('partner', 'partner_gone'),
  listApiKeys: STAFF,
  createApiKey: STAFF,
  revokeApiKey: STAFF,
  readCapacity: STAFF,
  changeCapacity: STAFF,
  listWebhooks: STAFF,
  createWebhook: STAFF,
  changeWebhook: STAFF,
  rotateWebhookSecret: STAFF,
  listWebhookDeliveries: STAFF,
  testWebhook: STAFF,
  redeliverWebhook: STAFF,
  listPriceLists: STAFF,
  quotePriceList: STAFF,
  listMails: STAFF,
  readMail: STAFF,
  readAlbumBlueprint: STAFF,
  changeAlbumBlueprint: STAFF,
  deleteAlbumBlueprint: STAFF,
  publishAlbumBlueprint: STAFF,
  withdrawAlbumBlueprint: STAFF,
  // One's own account, and what is everybody's
  readCurrentUser: ACCOUNT,
  activateUser: ACCOUNT,
  sendActivationMail: ACCOUNT,
  readOwnData: ACCOUNT,
  createPersonExport: ACCOUNT,
  askForErasure: ACCOUNT,
  cancelErasure: ACCOUNT,
  saveConsent: ACCOUNT,
  listBlueprints: ANYBODY,
  readBlueprint: ANYBODY,
  readConfig: ANYBODY,
  reportPage: ANYBODY,
};

/** Calls that answer with files or take their bytes, beside the contract, by method and path. */
export const FILES: Readonly<Record<string, Rule>> = {
  'GET /render_jobs/:id/file': hidden('print'),
  'GET /render_jobs/:id/ink': hidden('print'),
  'GET /render_jobs/:id/plates/:page/:picture': hidden('print'),
  'GET /albums/:id/sticker_link/sheets/:sheet/file': role('read'),
  'GET /orders/:id/bag_artwork/file': ORDER,
  'GET /orders.csv': STAFF,
  'GET /invoices.csv': STAFF,
  'GET /invoices.datev': STAFF,
  'POST /blobs': ACCOUNT,
  'PATCH /blobs/:id': { by: 'self', whose: 'owner' },
  'DELETE /blobs/:id': { by: 'self', whose: 'owner' },
  'GET /blueprints/:id/cover.webp': ANYBODY,
  'GET /public/schemas/figurina.order-1.json': ANYBODY,
  'GET /stock_photos/:id/tiny': ANYBODY,
  'GET /albums/:id/cover.webp': signed(),
  'GET /images/:id/:variant': signed(),
  // Of pictures that one may not see there are no bytes in it.
  'GET /images/packed': ANYBODY,
  'GET /image_edits/:id/stream': signed(),
  'GET /public/claim_photos/:token': signed(),
  'GET /public/delivery_notes/:token': signed('order_gone'),
  'GET /public/person_exports/:token': signed('person_export_gone'),
  'GET /public/print_archives/:token': signed('export_file_gone'),
};

/** `allowed`: whatever the call then says of what was asked. */
export type Said = ErrorCode | 'allowed';

/** What a caller is answered; `may`: which of the row's actions is asked for. Of tokens see `AUTHORISATION`. */
export function said(rule: Rule, caller: Caller, whose: Whose, may?: AlbumAction): Said {
  // Judged before anything else of a request, also where everybody else needs nothing.
  if (caller === 'key') return 'api_key_scope_missing';
  if (rule.by === 'anybody' || rule.by === 'token') return 'allowed';
  if (rule.by === 'signed') return rule.gone;
  if (rule.by === 'print' || caller === 'visitor' || caller === 'bearer') return 'unauthorized';
  if (caller === 'late') return 'token_expired';
  const isThere = whose !== 'unknown' && whose !== 'deleted';
  switch (rule.by) {
    case 'account':
      return 'allowed';
    case 'self':
      if (caller === 'staff' && rule.andStaff && isThere) return 'allowed';
      return caller === rule.whose && whose === 'own' ? 'allowed' : 'not_found';
    case 'staff':
      if (caller !== 'staff') return 'forbidden';
      return isThere ? 'allowed' : 'not_found';
    case 'order':
      if (!isThere) return 'not_found';
      if (caller === 'staff') return 'allowed';
      return whose === 'own' && (caller === 'owner' || (caller === 'orderer' && !rule.inAlbum))
        ? 'allowed'
        : 'not_found';
    case 'role': {
      const as = roleOf(caller, whose);
      if (!as || !may || !isThere) return 'not_found';
      const refused = refusalOf({ role: as, albumLocked: whose === 'locked' }, may);
      if (refused) return rule.hidden ? 'not_found' : refused;
      return whose === 'crossed' ? 'not_found' : 'allowed';
    }
  }
}

/** Undefined for who is not in the album at all. */
function roleOf(caller: Caller, whose: Whose): AlbumRole | undefined {
  if (caller === 'staff') return 'admin';
  if (whose === 'foreign' || caller === 'stranger' || caller === 'orderer') return undefined;
  return caller as AlbumRole;
}
