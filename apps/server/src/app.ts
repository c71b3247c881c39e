/** Composition: everything the server is made of, put together by hand. */
import { may } from '@figurina/album';
import sharp from 'sharp';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import {
  coverPrinter,
  createAlbums,
  drawCoversWhenQuiet,
  isInTrash,
  statisticsOf,
  type Albums,
} from './features/albums/index.ts';
import { createApiKeys } from './features/api-keys/index.ts';
import { createAudit } from './features/audit/index.ts';
import { createBlobs } from './features/blobs/index.ts';
import { createBlueprints } from './features/blueprints/index.ts';
import { makeExample } from './features/example/index.ts';
import { createExports, printOrigin, type Exports } from './features/exports/index.ts';
import { createFaces, type Faces } from './features/faces/index.ts';
import { serveFrontDoor } from './features/front-door/index.ts';
import { createHistory, type History } from './features/history/index.ts';
import { createIdentity, type Identity } from './features/identity/index.ts';
import { createImageEdits } from './features/image-edits/index.ts';
import { type AlbumImages, type ContentPictures, createAlbumImages, createPictures } from './features/images/index.ts';
import { createComments, type Comments } from './features/comments/index.ts';
import { createMails, tellOfRescue } from './features/mails/index.ts';
import { createMembers } from './features/members/index.ts';
import { createNotifications, type Notifications, type Tell } from './features/notifications/index.ts';
import { createOnboarding } from './features/onboarding/index.ts';
import { createOwnLayouts } from './features/own-layouts/index.ts';
import { createPreviews, type Previews } from './features/preview/index.ts';
import { createPrivacy, findErased, type Privacy } from './features/privacy/index.ts';
import { createProofs, type Proofs } from './features/proofs/index.ts';
import { createRealtime, type Realtime } from './features/realtime/index.ts';
import { createRemovals } from './features/removals/index.ts';
import { createReviews, type Reviews } from './features/reviews/index.ts';
import { createStock } from './features/stock/index.ts';
import { createStickerLinks } from './features/sticker-link/index.ts';
import { createTrash, keepRemoved, type Trash } from './features/trash/index.ts';
import { createOperations, type Operations } from './operations.ts';
import { createShop, type Shop } from './shop.ts';
import { createBackups } from './platform/backup/timed-backups.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import type { OpenDatabase } from './platform/db/database.ts';
import { openCounters } from './platform/counters/open-counters.ts';
import { createDataDisk } from './platform/files/data-disk.ts';
import { openBlobStore } from './platform/files/open-blob-store.ts';
import type { Readiness } from './platform/http/health.ts';
import { createHttp } from './platform/http/http.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import type { Log } from './platform/log/log.ts';
import { createMailer } from './platform/mail/mail.ts';

export interface AppParts {
  config: Config;
  log: Log;
  database: OpenDatabase;
  clock: Clock;
}

export interface App {
  http: FastifyInstance;
  /** What `/readyz` asks. */
  ready: Readiness;
  albums: Albums;
  realtime: Realtime;
  exports: Exports;
  notifications: Notifications;
  /** The drawings that the product ships. */
  content: ContentPictures;
  images: Pick<AlbumImages, 'add'>;
  /** Before the first request: from here on background jobs can be sent. */
  start(): Promise<void>;
  /** Takes up background work. After the server listens, since prints ask it for their pages. */
  work(): Promise<void>;
  /** Has background work do what would make the first use slow. */
  prepare(): Promise<void>;
  /** Makes the example album, once in the life of a database; answers its id when it did. */
  makeExample(): Promise<string | undefined>;
  /** What the person at the terminal is told beside the address, e.g. how to sign in for the first time. */
  welcome(): Promise<string[]>;
  /** Finishes running jobs and requests, then lets go of everything but the database. */
  close(): Promise<void>;
}

export async function createApp({ config, log, database, clock }: AppParts): Promise<App> {
  // No picture is worked on twice: what libvips keeps of the last ones serves nobody.
  sharp.cache(false);
  const { db } = database;
  const jobs = createJobs({ database, log });
  const files = openBlobStore(config);
  const disk = createDataDisk(config.dataDir);
  const counters = await openCounters({ config, db, clock, log });
  const mailer = createMailer({ config, database, jobs, clock });
  const mails = createMails({
    db,
    clock,
    config,
    counters,
    jobs,
    mailer,
    isConfirmed: async (sub) => identity.isConfirmed(sub),
  });
  const identity: Identity = await createIdentity({
    db,
    clock,
    config,
    log,
    jobs,
    mails,
    priceLabels: () => shop.priceLabels(),
    erasedAt: (sub) => findErased(db, sub),
  });
  /** What happened in an album, to whom it concerns. */
  const tell: Tell = (happening) => notifications.tell(happening);
  const albumHead = async (id: string) =>
    db
      .selectFrom('albums')
      .select(['title', 'language'])
      .where('id', '=', id)
      .where('trashed_at', 'is', null)
      .executeTakeFirst();
  const removals = createRemovals({ db, clock, identity });
  const members = createMembers({
    db,
    clock,
    config,
    counters,
    mails,
    identity,
    albumHead,
    coverOf: async (albumId) => albums.covers.small(albumId),
    isInTrash: async (albumId) => isInTrash(db, albumId),
    tell,
    onChanged(albumId, { roles }) {
      realtime.listChanged(albumId, 'members');
      if (roles) realtime.albumChanged(albumId);
    },
    async onRemoved(albumId, sub, by) {
      // First: whoever is sent away asks why at once.
      await removals.note(albumId, sub, by);
      realtime.removeFromAlbum(albumId, sub);
    },
  });
  const stickerLinks = await createStickerLinks({ db, clock, config, counters, jobs, mails, identity });
  const { contributors } = stickerLinks;
  const blobs = createBlobs({ db, clock, config, files, disk, jobs, contributors });
  const pictures = await createPictures({
    db,
    clock,
    files,
    jobs,
    isReader: async (albumId, user) => {
      const role = await members.roleOf(albumId, user);
      return role !== null && may({ role }, 'read');
    },
    shownBy: async (albumId, link) => {
      const shown = await previews.picturesOf(albumId, link);
      return shown.size > 0 ? shown : proofs.picturesOf(albumId, link);
    },
  });
  const blueprints = await createBlueprints({
    db,
    clock,
    files,
    pictures: pictures.content,
    documents: { readDocument: async (albumId) => realtime.readDocument(albumId) },
  });
  const realtime: Realtime = createRealtime({
    db,
    database,
    config,
    clock,
    log,
    jobs,
    identity,
    members,
    removals,
    statisticsOf,
    removed: keepRemoved,
    written(albumId, mutation) {
      history.written(albumId, mutation);
      trash.written(albumId, mutation);
      faces.written(albumId, mutation);
      comments.written(albumId, mutation);
    },
  });
  const albums: Albums = createAlbums({
    db,
    clock,
    counters,
    files,
    documents: realtime,
    members,
    blueprints,
    pictures,
    announce: realtime.albumChanged,
    tellOfLock: ({ reason, ...told }) => tell({ ...told, to: 'everybody', ...(reason && { excerpt: reason }) }),
    albumGone: realtime.albumGone,
    hasOpenOrder: (albumId) => shop.hasOpenOrder(albumId),
    reopened: (tx, reopening) => reviews.reopened(tx, reopening),
    changeStickerLink: stickerLinks.change,
    previewPath: (albumId) => previews.pathOf(albumId),
  });
  const previews: Previews = createPreviews({
    db,
    clock,
    config,
    files,
    counters,
    documents: realtime,
    pictures,
    members,
    points: { named: (albumId, pointId) => history.named(albumId, pointId) },
    access: albums.access,
    tell,
    listChanged: realtime.listChanged,
  });
  const notifications: Notifications = createNotifications({
    db,
    clock,
    config,
    log,
    jobs,
    mails,
    identity,
    access: albums.access,
    membersOf: members.membersOf,
    peopleIn: realtime.peopleIn,
    announce: (albumId, sub) => realtime.listChanged(albumId, 'notifications', sub),
  });
  const comments: Comments = createComments({
    db,
    clock,
    log,
    jobs,
    access: albums.access,
    notifications,
    readDocument: realtime.readDocument,
    announceRead: (albumId, sub) => realtime.listChanged(albumId, 'comment_reads', sub),
  });
  const proofs: Proofs = createProofs({
    db,
    clock,
    config,
    counters,
    jobs,
    documents: realtime,
    mails,
    members,
    pictures,
    access: albums.access,
    tell,
    announce: (albumId) => realtime.listChanged(albumId, 'proofs'),
  });
  const reviews: Reviews = createReviews({
    db,
    clock,
    counters,
    albums,
    documents: realtime,
    identity,
    tell,
    orders: {
      beforeApproval: (tx, approving) => shop.reviewed.beforeApproval(tx, approving),
      approved: (tx, review) => shop.reviewed.approved(tx, review),
      spokenOf: (tx, review) => shop.reviewed.spokenOf(tx, review),
      reopened: (tx, review) => shop.reviewed.reopened(tx, review),
    },
    point: async (albumId, kind, by) => history.point(albumId, kind, by),
    announce(albumId, what) {
      realtime.listChanged(albumId, 'reviews');
      if (what === 'reviews and lock') realtime.albumChanged(albumId);
    },
  });
  const images = createAlbumImages({
    db,
    clock,
    config,
    pictures,
    blobs,
    access: albums.access,
    documents: realtime,
    jobs,
    holds: async (albumId, ids) =>
      new Set([
        ...(await history.holds(albumId, ids)),
        ...(await trash.holds(albumId, ids)),
        ...(await shop.holds(albumId, ids)),
      ]),
  });
  const kept = {
    db,
    clock,
    jobs,
    access: albums.access,
    documents: realtime,
    pictures,
    listChanged: realtime.listChanged,
  };
  const history: History = createHistory({
    ...kept,
    counters,
    log,
    mutationsSince: realtime.mutationsSince,
    tell,
  });
  const trash: Trash = createTrash({ ...kept, albums });
  const faces: Faces = createFaces({ config, jobs, log, pictures, access: albums.access, documents: realtime });
  const imageEdits = createImageEdits({
    db,
    clock,
    log,
    config,
    files,
    jobs,
    images: images.edited,
    access: albums.access,
  });
  const ownLayouts = createOwnLayouts({ db, clock, access: albums.access, ownerOf: members.ownerOf });
  const stock = await createStock({ clock, config, counters, log, access: albums.access, images, pictures });
  const collecting = stickerLinks.collect({
    access: albums.access,
    documents: realtime,
    pictures,
    handedIn: images.handedIn,
    announce: realtime.stickerUploadsChanged,
    detectFace: (photo) => faces.find(photo),
    printPage: (page) => exports.printPage(page),
    files,
    forgetPictures: async (albumId, imageIds) => {
      await reviews.forgetPictures(albumId, imageIds);
      await exports.forgetPictures(albumId, imageIds);
      await history.forgetPictures(albumId, imageIds);
      await trash.forgetPictures(albumId, imageIds);
      await shop.forgetPictures(albumId, imageIds);
    },
  });
  const onboarding = createOnboarding({
    db,
    config,
    mails,
    members,
    blueprints,
    stickerLinks,
    documents: realtime,
    access: albums.access,
  });
  const audit = createAudit({ db, clock });
  const apiKeys = createApiKeys({ db, clock, counters, audit, identity });
  const shop: Shop = await createShop({
    db,
    clock,
    config,
    log,
    jobs,
    counters,
    files,
    mails,
    identity,
    members,
    albums,
    documents: realtime,
    pictures,
    tell,
    printPage: (page) => exports.printPage(page),
    point: history.point,
    albumChanged: realtime.albumChanged,
    blobs,
    audit,
    exportDue: (tx, orderId) => operations.handover.due(tx, orderId),
  });
  const operations: Operations = createOperations({
    ...shop.forDesk,
    db,
    clock,
    config,
    counters,
    jobs,
    files,
    audit,
    blueprints,
    pictures,
    covers: albums.covers,
    readAlbum: shop.readAlbum,
    copyOf: shop.copyOf,
    printPage: (page) => exports.printPage(page),
    orderArchive: (order, queued) => exports.orderArchive(order, queued),
    sentMails: mails,
    sendMail: mails.sendAboutOrder,
    sendToStaff: mails.sendToStaff,
    reopened: reviews.reopened,
    albumChanged: (albumId) => {
      realtime.albumChanged(albumId);
      realtime.listChanged(albumId, 'reviews');
    },
  });
  const privacy: Privacy = createPrivacy({
    db,
    clock,
    config,
    log,
    jobs,
    counters,
    files,
    access: albums.access,
    albums,
    audit,
    blobs,
    documents: realtime,
    exports: {
      forgetPictures: (albumId, imageIds) => exports.forgetPictures(albumId, imageIds),
      remove: (job) => exports.remove(job),
    },
    handedIn: images.handedIn,
    hasOpenOrder: (albumId) => shop.hasOpenOrder(albumId),
    history,
    identity,
    mails,
    members,
    pictures,
    collecting,
  });
  const backups = createBackups({ config, database, log, clock });
  let closing = false;
  const ready: Readiness = async () => {
    if (closing) throw new Error('The server is stopping');
    await sql`select 1`.execute(db);
    await disk.check();
  };
  const http = await createHttp({ config, log, authenticate: apiKeys.authenticate, ready });
  apiKeys.guard(http);
  const exports: Exports = createExports({
    db,
    clock,
    config,
    files,
    jobs,
    counters,
    log,
    access: albums.access,
    documents: realtime,
    albums,
    pictures,
    packingOf: (albumId, orderId) => shop.packingOf(albumId, orderId),
    copyOf: (albumId, orderId) => shop.copyOf(albumId, orderId),
    papersOf: (orderId) => operations.handover.papersOf(orderId),
    ended: (tx, archive) => operations.handover.ended(tx, archive),
    origin: () => printOrigin(http, config),
  });
  if (config.drawCovers)
    drawCoversWhenQuiet({
      db,
      clock,
      jobs,
      covers: albums.covers,
      documents: realtime,
      printCover: coverPrinter((order) => exports.printCover(order)),
    });
  albums.serve(http);
  apiKeys.serve(http);
  await blobs.serve(http);
  blueprints.serve(http);
  comments.serve(http);
  exports.serve(http);
  faces.serve(http);
  serveFrontDoor(http, { config, blueprints });
  history.serve(http);
  await identity.serve(http);
  imageEdits.serve(http);
  images.serve(http);
  mails.serve(http);
  members.serve(http);
  notifications.serve(http);
  onboarding.serve(http);
  operations.serve(http);
  ownLayouts.serve(http);
  proofs.serve(http);
  reviews.serve(http);
  previews.serve(http);
  privacy.serve(http);
  collecting.serve(http);
  await realtime.serve(http);
  shop.serve(http);
  stock.serve(http);
  trash.serve(http);
  return {
    http,
    ready,
    albums,
    realtime,
    exports,
    notifications,
    content: pictures.content,
    images,
    start: async () => {
      await jobs.start();
      await collecting.withdrawAfterRestore();
      await privacy.eraseAfterRestore();
      await tellOfRescue({ db, config, mails });
    },
    work: async () => {
      await jobs.work();
      backups.start();
    },
    prepare: async () => {
      if (config.prepareContent) await pictures.prepareContent();
    },
    makeExample: () =>
      makeExample({ db, clock, identity, albums, blueprints, pictures: pictures.content, documents: realtime }),
    welcome: () => identity.welcome(),
    close: async () => {
      closing = true;
      await imageEdits.close();
      // Requests go on being answered while the last jobs run: the print worker asks this very server for its pages.
      await jobs.drain();
      await faces.close();
      await exports.close();
      await backups.stop();
      await http.close();
      await realtime.close();
      await comments.close();
      await notifications.close();
      await jobs.stop();
      await counters.close();
      files.close();
    },
  };
}
