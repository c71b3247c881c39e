/** Every mail that the product sends. */
import { activation } from './templates/activation.ts';
import { addressKnown } from './templates/address-known.ts';
import { albumLink } from './templates/album-link.ts';
import { batchDecided, batchExpired, batchPlaced } from './templates/batch.ts';
import { commentDigest } from './templates/comment-digest.ts';
import { databaseRescued } from './templates/database-rescued.ts';
import { erasureAsked } from './templates/erasure-asked.ts';
import { handover } from './templates/handover.ts';
import { invitation } from './templates/invitation.ts';
import { news, NEWS_KINDS, type NewsKind, type NewsMail } from './templates/news.ts';
import { orderClaim, orderClaimAnswer } from './templates/order-claim.ts';
import { orderCredit, orderDiffers, orderInvoice, orderRefund, orderReminder } from './templates/order-invoice.ts';
import { orderMention } from './templates/order-mention.ts';
import { orderNews } from './templates/order-news.ts';
import { orderPrintFailed } from './templates/order-print-failed.ts';
import { orderChanged, orderNew, orderReceived } from './templates/order-terms.ts';
import { passwordChanged } from './templates/password-changed.ts';
import { passwordReset } from './templates/password-reset.ts';
import { personExport } from './templates/person-export.ts';
import { proofAsked } from './templates/proof-asked.ts';
import { proofReminder } from './templates/proof-reminder.ts';
import { secondFactor } from './templates/second-factor.ts';
import { signInLink } from './templates/sign-in-link.ts';
import { stickerDigest } from './templates/sticker-digest.ts';
import { stickerReminder } from './templates/sticker-reminder.ts';
import { stickerRetake } from './templates/sticker-retake.ts';
import type { Template } from './templates/template.ts';
import { webhookStopped } from './templates/webhook-stopped.ts';

/** About an album and caused by somebody. `member`: to those who are in it themselves, who bear more of them. */
export const ALBUM_MAILS = {
  ...(Object.fromEntries(NEWS_KINDS.map((kind) => [kind, { template: news(kind), to: 'member' }])) as {
    readonly [Kind in NewsKind]: { readonly template: Template<NewsMail>; readonly to: 'member' };
  }),
  album_link: { template: albumLink, to: 'member' },
  comment_digest: { template: commentDigest, to: 'member' },
  handover: { template: handover, to: 'member' },
  invitation: { template: invitation, to: 'stranger' },
  proof_asked: { template: proofAsked, to: 'stranger' },
  proof_reminder: { template: proofReminder, to: 'stranger' },
  sticker_digest: { template: stickerDigest, to: 'member' },
  sticker_reminder: { template: stickerReminder, to: 'stranger' },
  sticker_retake: { template: stickerRetake, to: 'stranger' },
} as const;

/** About an order, to who placed it and to the staff. They are part of a contract: no budget stops them, nobody opts out. */
export const ORDER_MAILS = {
  order_received: orderReceived,
  order_changed: orderChanged,
  order_new: orderNew,
  order_rejected: orderNews.rejected,
  order_feedback: orderNews.feedback,
  order_approved: orderNews.approved,
  order_shipment: orderNews.shipment,
  order_cancelled: orderNews.cancelled,
  order_replacement: orderNews.replacement,
  order_invoice: orderInvoice,
  order_credit: orderCredit,
  order_reminder: orderReminder,
  order_refund: orderRefund,
  order_claim: orderClaim,
  order_claim_answer: orderClaimAnswer,
  order_differs: orderDiffers,
  order_mention: orderMention,
  order_print_failed: orderPrintFailed,
  batch_placed: batchPlaced,
  batch_expired: batchExpired,
  batch_decided: batchDecided,
} as const;

/** Of these, those that go to the staff. */
export const ORDER_MAILS_TO_STAFF = [
  'order_new',
  'order_refund',
  'order_claim',
  'order_differs',
  'order_mention',
  'order_print_failed',
] as const satisfies readonly OrderMailKind[];

/** About an account, to its address, without any words of a person: anybody at the sign-in pages can cause them. */
export const ACCOUNT_MAILS = {
  activation,
  address_known: addressKnown,
  erasure_asked: erasureAsked,
  password_changed: passwordChanged,
  password_reset: passwordReset,
  person_export: personExport,
  second_factor: secondFactor,
  sign_in_link: signInLink,
} as const;

/**
 * What opens an account or an album, or confirms something, for whoever has it: a second one in another mailbox would do so there,
 * too. Nothing of what they say is kept.
 */
export const SECRET_MAILS: ReadonlySet<string> = new Set<AccountMailKind | AlbumMailKind | OrderMailKind>([
  'activation',
  'password_reset',
  'person_export',
  'sign_in_link',
  'invitation',
  'handover',
  'album_link',
  'proof_asked',
  'proof_reminder',
  'batch_placed',
]);

/** To the staff, of what the house itself has noticed. */
export const STAFF_MAILS = { database_rescued: databaseRescued, webhook_stopped: webhookStopped } as const;

type ValuesIn<T> = T extends Template<infer Values> ? Values : never;
export type AlbumMailKind = keyof typeof ALBUM_MAILS;
export type AlbumMailValues<Kind extends AlbumMailKind> = ValuesIn<(typeof ALBUM_MAILS)[Kind]['template']>;
export type AccountMailKind = keyof typeof ACCOUNT_MAILS;
export type AccountMailValues<Kind extends AccountMailKind> = ValuesIn<(typeof ACCOUNT_MAILS)[Kind]>;
export type OrderMailKind = keyof typeof ORDER_MAILS;
export type OrderMailValues<Kind extends OrderMailKind> = ValuesIn<(typeof ORDER_MAILS)[Kind]>;
export type StaffMailKind = keyof typeof STAFF_MAILS;
export type StaffMailValues<Kind extends StaffMailKind> = ValuesIn<(typeof STAFF_MAILS)[Kind]>;
