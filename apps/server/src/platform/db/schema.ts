/** Every table, joined from the features that own them. Add yours: one import, one line in `extends`, sorted by name. */
import type { AlbumsTables } from '../../features/albums/albums.tables.ts';
import type { ApiKeysTables } from '../../features/api-keys/api-keys.tables.ts';
import type { AuditTables } from '../../features/audit/audit.tables.ts';
import type { BatchesTables } from '../../features/batches/batches.tables.ts';
import type { AlbumBlueprintsTables } from '../../features/blueprints/album-blueprints.tables.ts';
import type { BlobsTables } from '../../features/blobs/blobs.tables.ts';
import type { CapacityTables } from '../../features/capacity/capacity.tables.ts';
import type { CheckoutTables } from '../../features/checkout/checkout.tables.ts';
import type { ClaimsTables } from '../../features/claims/claims.tables.ts';
import type { CommentsTables } from '../../features/comments/comments.tables.ts';
import type { ConsentsTables } from '../../features/consents/consents.tables.ts';
import type { DashboardTables } from '../../features/dashboard/dashboard.tables.ts';
import type { ExportsTables } from '../../features/exports/exports.tables.ts';
import type { HandoverTables } from '../../features/handover/handover.tables.ts';
import type { HistoryTables } from '../../features/history/history.tables.ts';
import type { IdentityTables } from '../../features/identity/identity.tables.ts';
import type { ImageEditsTables } from '../../features/image-edits/image-edits.tables.ts';
import type { ImagesTables } from '../../features/images/images.tables.ts';
import type { InvoicesTables } from '../../features/invoices/invoices.tables.ts';
import type { MailsTables } from '../../features/mails/mails.tables.ts';
import type { MembersTables } from '../../features/members/members.tables.ts';
import type { NotificationsTables } from '../../features/notifications/notifications.tables.ts';
import type { OffersTables } from '../../features/offers/offers.tables.ts';
import type { OrderDeskTables } from '../../features/order-desk/order-desk.tables.ts';
import type { BagArtworkTables } from '../../features/orders/bag-artwork/bag-artwork.tables.ts';
import type { OrdersTables } from '../../features/orders/orders.tables.ts';
import type { OwnLayoutsTables } from '../../features/own-layouts/own-layouts.tables.ts';
import type { PartnersTables } from '../../features/partners/partners.tables.ts';
import type { PreviewTables } from '../../features/preview/preview.tables.ts';
import type { PrivacyTables } from '../../features/privacy/privacy.tables.ts';
import type { ProofsTables } from '../../features/proofs/proofs.tables.ts';
import type { RealtimeTables } from '../../features/realtime/realtime.tables.ts';
import type { RemovalsTables } from '../../features/removals/removals.tables.ts';
import type { ReviewsTables } from '../../features/reviews/reviews.tables.ts';
import type { StatusTables } from '../../features/status/status.tables.ts';
import type { StickerLinkTables } from '../../features/sticker-link/sticker-link.tables.ts';
import type { TrashTables } from '../../features/trash/trash.tables.ts';
import type { VouchersTables } from '../../features/vouchers/vouchers.tables.ts';
import type { WebhooksTables } from '../../features/webhooks/webhooks.tables.ts';
import type { PlatformTables } from './platform.tables.ts';

export interface Database
  extends
    AlbumBlueprintsTables,
    AlbumsTables,
    ApiKeysTables,
    AuditTables,
    BagArtworkTables,
    BatchesTables,
    BlobsTables,
    CapacityTables,
    CheckoutTables,
    ClaimsTables,
    CommentsTables,
    ConsentsTables,
    DashboardTables,
    ExportsTables,
    HandoverTables,
    HistoryTables,
    IdentityTables,
    ImageEditsTables,
    ImagesTables,
    InvoicesTables,
    MailsTables,
    MembersTables,
    NotificationsTables,
    OffersTables,
    OrderDeskTables,
    OrdersTables,
    OwnLayoutsTables,
    PartnersTables,
    PlatformTables,
    PreviewTables,
    PrivacyTables,
    ProofsTables,
    RealtimeTables,
    RemovalsTables,
    ReviewsTables,
    StatusTables,
    StickerLinkTables,
    TrashTables,
    VouchersTables,
    WebhooksTables {}
