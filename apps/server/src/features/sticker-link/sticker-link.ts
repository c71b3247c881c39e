/** The sticker link of an album, the photos that come through it, and the people it is sent to. */
import type { StickerLinkSettings } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Counters } from '../../platform/counters/counters.ts';
import { keptSecret } from '../../platform/db/kept-secret.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { BlobStore } from '../../platform/files/blob-store.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { newSecret } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { AlbumAccess, AlbumDocuments } from '../albums/index.ts';
import type { ForgetPictures, PrintPage } from '../exports/index.ts';
import type { Identity } from '../identity/index.ts';
import type { HandedInPictures, Pictures } from '../images/index.ts';
import type { Mails } from '../mails/index.ts';
import { createAdmission, type Admission } from './admission.ts';
import { createChallenges } from './challenges.ts';
import { tellOwnersOfUploads } from './digest.ts';
import { loadGreetings } from './greetings.ts';
import { createForgetPerson, type ForgottenPerson } from './forget-person.ts';
import { createLinkSettings } from './link-settings.ts';
import { createMergeUploads } from './merge-uploads.ts';
import { createPeople } from './people.ts';
import { createMakeSheet } from './poster/make-sheet.ts';
import { serveSheets } from './poster/sheets.routes.ts';
import { createPublicLink } from './public-link.ts';
import { servePublic, type DetectFace } from './public.routes.ts';
import { createRateLimits } from './rate-limits.ts';
import { createReceiveUpload } from './receive-upload.ts';
import { createRememberedWithdrawals } from './remembered-withdrawals.ts';
import { createReminders } from './reminders.ts';
import { removeRejectedDaily } from './remove-rejected.ts';
import { countVisit } from './sticker-link.queries.ts';
import { serveStickerLink } from './sticker-link.routes.ts';
import { serveStickerUploads } from './sticker-uploads.routes.ts';
import { withdrawAfterRestore } from './withdraw-after-restore.ts';
import { createWithdrawals } from './withdrawals.ts';

/** What needs no albums: who is let in with a link, and what the link is set to. */
export interface StickerLinks {
  readonly contributors: Pick<Admission, 'contributor' | 'newContributor'>;
  change(albumId: string, change: Partial<StickerLinkSettings>): Promise<Refusal | undefined>;
  /** Whether anybody has set anything of an album's link. */
  isArranged(albumId: string): Promise<boolean>;
  /** The rest, once there are albums and pictures. */
  collect(parts: CollectParts): Collecting;
}

export interface Collecting {
  serve(http: FastifyInstance): void;
  /** Before the first request: when the database came from a backup, photos that were withdrawn since go again. */
  withdrawAfterRestore(): Promise<void>;
  /** Somebody on a sticker is to be nowhere any more; see `forget-person.ts`. */
  forgetPerson(albumId: string, stickerId: string): Promise<ForgottenPerson>;
}

export interface StickerLinksParts {
  db: Kysely<Database>;
  clock: Clock;
  config: Pick<Config, 'baseUrl' | 'stickerLink' | 'images' | 'legal' | 'analytics'>;
  counters: Counters;
  jobs: Jobs;
  mails: Pick<Mails, 'admit' | 'send' | 'unwantedBy'>;
  identity: Pick<Identity, 'findPerson'>;
}

export interface CollectParts {
  readonly access: AlbumAccess;
  documents: AlbumDocuments;
  pictures: Pick<Pictures, 'imageToken' | 'files'>;
  handedIn: HandedInPictures;
  /** Tells those who have the album open that its uploads changed. */
  readonly announce: (albumId: string) => void;
  readonly detectFace: DetectFace;
  readonly printPage: PrintPage;
  /** Remembers withdrawals outside the database. */
  readonly files: BlobStore;
  /** Takes pictures out of all that was kept of an album: exports, history, trash. */
  readonly forgetPictures: ForgetPictures;
}

export async function createStickerLinks(parts: StickerLinksParts): Promise<StickerLinks> {
  const { db, clock, config, counters, identity } = parts;
  const secret = await keptSecret(db, 'sticker_link_secret', newSecret());
  const settings = createLinkSettings({ db, clock, config, greetings: await loadGreetings() });
  const limits = createRateLimits(config.stickerLink.perMinute, counters);
  const challenges = createChallenges(secret, config.stickerLink.taskBits, clock);
  const admission = createAdmission({ db, settings, limits, challenges, secret });
  const reminders = createReminders({ ...parts, settings });
  tellOwnersOfUploads({ ...parts, findPerson: (sub) => identity.findPerson(sub) });
  return {
    contributors: admission,
    change: settings.change,
    isArranged: settings.isArranged,
    collect: (collecting) => {
      const all = { ...parts, ...collecting };
      const people = createPeople({ ...all, settings });
      const withdrawals = createWithdrawals({ ...all, remembered: createRememberedWithdrawals(all.files) });
      const mergeUploads = createMergeUploads({ ...all, withdrawals });
      const receiveUpload = createReceiveUpload({ ...all, secret });
      const publicLink = createPublicLink({ ...all, settings });
      const makeSheet = createMakeSheet({
        read: async (albumId) => {
          const roster = await people.read(albumId);
          return roster && { ...roster, link: settings.wire(roster.link) };
        },
        album: (albumId) =>
          db.selectFrom('albums').select(['title', 'language']).where('id', '=', albumId).executeTakeFirst(),
      });
      removeRejectedDaily(all);
      return {
        forgetPerson: createForgetPerson({ ...all, withdrawals }),
        withdrawAfterRestore: () => withdrawAfterRestore({ db, withdrawals }),
        serve: (http) => {
          serveSheets(http, { ...all, makeSheet });
          serveStickerLink(http, { ...all, settings, people, reminders });
          serveStickerUploads(http, { ...all, mergeUploads, people, reminders });
          servePublic(http, {
            ...all,
            admission,
            settings,
            limits,
            challenges,
            publicLink,
            receiveUpload,
            withdrawals,
            visited: ({ link, stickerId }) => countVisit(db, link.album_id, stickerId, clock.now()),
          });
        },
      };
    },
  };
}
