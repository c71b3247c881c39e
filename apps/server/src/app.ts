/** Composition: everything the server is made of, put together by hand, one file a subject. */
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { type AlbumPictures, createAlbumPictures } from './album-pictures.ts';
import { createEditing, type Editing } from './editing.ts';
import type { Albums } from './features/albums/index.ts';
import type { Blobs } from './features/blobs/index.ts';
import { makeExample } from './features/example/index.ts';
import type { Exports, PrintPage } from './features/exports/index.ts';
import { serveFrontDoor } from './features/front-door/index.ts';
import type { AlbumImages, ContentPictures } from './features/images/index.ts';
import { removeLeftoverNightly } from './features/leftover-files/index.ts';
import { tellOfRescue } from './features/mails/index.ts';
import type { Notifications, Tell } from './features/notifications/index.ts';
import { createPrivacy, type Privacy } from './features/privacy/index.ts';
import type { Realtime } from './features/realtime/index.ts';
import { serveStatus } from './features/status/index.ts';
import { type AppParts, layFoundation } from './foundation.ts';
import { createOperations, type Operations } from './operations.ts';
import { createPeople } from './people.ts';
import { createPictureStore } from './picture-store.ts';
import { createBackups } from './platform/backup/timed-backups.ts';
import type { Readiness } from './platform/http/health.ts';
import { createHttp } from './platform/http/http.ts';
import { createMeasureNow } from './platform/observation/measure-now.ts';
import { createAskParts } from './platform/observation/parts.ts';
import { createPrinting } from './printing.ts';
import { createShop, type Shop } from './shop.ts';
import { createTogether, type Together } from './together.ts';

export interface App {
  http: FastifyInstance;
  /** What `/readyz` asks. */
  ready: Readiness;
  /** Called before metrics are read. */
  measure(): Promise<void>;
  albums: Albums;
  realtime: Realtime;
  exports: Exports;
  notifications: Notifications;
  /** The drawings that the product ships. */
  content: ContentPictures;
  images: Pick<AlbumImages, 'add'>;
  /** Uploads that have not become anything yet. */
  blobs: Blobs;
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

export async function createApp(parts: AppParts): Promise<App> {
  const base = await layFoundation(parts);
  const { config, log, db, jobs, files, disk, counters } = base;
  /** What a subject asks of those that are composed after it. Read before they are there, it throws. */
  const later = {
    get albums() {
      return editing.albums;
    },
    get realtime() {
      return editing.realtime;
    },
    get comments() {
      return together.comments;
    },
    get previews() {
      return together.previews;
    },
    get proofs() {
      return together.proofs;
    },
    get reviews() {
      return together.reviews;
    },
    get faces() {
      return albumPictures.faces;
    },
    get shop() {
      return shop;
    },
    get exports() {
      return exports;
    },
  };
  /** What happened in an album, to whom it concerns. */
  const tell: Tell = (happening) => together.notifications.tell(happening);
  const people = await createPeople({ ...base, tell, later });
  const store = await createPictureStore({ ...base, ...people, later });
  const editing: Editing = createEditing({ ...base, ...people, ...store, tell, later });
  const house = { ...base, ...people, ...store, ...editing, tell };
  const together: Together = createTogether({ ...house, later });
  const printPage: PrintPage = (page) => exports.printPage(page);
  const albumPictures: AlbumPictures = await createAlbumPictures({ ...house, ...together, printPage, later });
  const { realtime, albums, history } = editing;
  const shop: Shop = await createShop({
    ...house,
    printPage,
    point: history.point,
    albumChanged: realtime.albumChanged,
    exportDue: (tx, orderId) => operations.handover.due(tx, orderId),
  });
  const operations: Operations = createOperations({
    ...house,
    ...shop.forDesk,
    covers: albums.covers,
    readAlbum: shop.readAlbum,
    copyOf: shop.copyOf,
    printPage,
    orderArchive: (order, queued) => exports.orderArchive(order, queued),
    sentMails: people.mails,
    sendMail: people.mails.sendAboutOrder,
    sendToStaff: people.mails.sendToStaff,
    reopened: together.reviews.reopened,
    albumChanged: (albumId) => {
      realtime.albumChanged(albumId);
      realtime.listChanged(albumId, 'reviews');
    },
  });
  const privacy: Privacy = createPrivacy({
    ...house,
    collecting: albumPictures.collecting,
    handedIn: albumPictures.images.handedIn,
    hasOpenOrder: shop.hasOpenOrder,
    exports: {
      forgetPictures: (albumId, imageIds) => exports.forgetPictures(albumId, imageIds),
      remove: (job) => exports.remove(job),
    },
  });
  const backups = createBackups(base);
  removeLeftoverNightly(base);
  const askParts = createAskParts(base);
  let closing = false;
  const ready: Readiness = async () => {
    if (closing) throw new Error('The server is stopping');
    await sql`select 1`.execute(db);
    await disk.check();
  };
  const http = await createHttp({ config, log, authenticate: people.apiKeys.authenticate, ready });
  people.apiKeys.guard(http);
  const exports: Exports = createPrinting({ ...house, shop, operations, http });
  await people.serve(http);
  await store.serve(http);
  await editing.serve(http);
  together.serve(http);
  albumPictures.serve(http);
  exports.serve(http);
  shop.serve(http);
  operations.serve(http);
  privacy.serve(http);
  serveStatus(http, { ...base, askParts });
  serveFrontDoor(http, house);
  return {
    http,
    ready,
    measure: createMeasureNow({ database: base.database, connections: realtime.connections, states: askParts }),
    albums,
    realtime,
    exports,
    notifications: together.notifications,
    content: store.pictures.content,
    images: albumPictures.images,
    blobs: store.blobs,
    start: async () => {
      await jobs.start();
      await albumPictures.withdrawAfterRestore();
      await privacy.eraseAfterRestore();
      await tellOfRescue({ db, config, mails: people.mails });
    },
    work: async () => {
      await jobs.work(config.works);
      if (config.works.has('rest')) backups.start();
    },
    prepare: async () => {
      if (config.prepareContent) await store.pictures.prepareContent();
    },
    makeExample: () => makeExample({ ...house, pictures: store.pictures.content }),
    welcome: () => people.identity.welcome(),
    close: async () => {
      closing = true;
      await albumPictures.imageEdits.close();
      // Requests go on being answered while the last jobs run: the print worker asks this very server for its pages.
      await jobs.drain();
      await albumPictures.faces.close();
      await exports.close();
      await backups.stop();
      await http.close();
      await realtime.close();
      await together.comments.close();
      await together.notifications.close();
      await jobs.stop();
      await counters.close();
      files.close();
    },
  };
}
