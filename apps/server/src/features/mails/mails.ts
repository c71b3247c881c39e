/** The mails the product writes, and the outbox where administrators read them. */
import type { Locale } from '@figurina/locales';
import type { FastifyInstance } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Mailer } from '../../platform/mail/mail.ts';
import { serveMails } from './mails.routes.ts';
import { albumLink, type AlbumLinkMail } from './templates/album-link.ts';
import { invitation, type InvitationMail } from './templates/invitation.ts';
import { mention, type MentionMail } from './templates/mention.ts';
import { passwordChanged, type PasswordChangedMail } from './templates/password-changed.ts';
import { passwordReset, type PasswordResetMail } from './templates/password-reset.ts';
import { stickerDigest, type StickerDigestMail } from './templates/sticker-digest.ts';
import { stickerReminder, type StickerReminderMail } from './templates/sticker-reminder.ts';
import { stickerRetake, type StickerRetakeMail } from './templates/sticker-retake.ts';
import type { Template } from './templates/template.ts';
import { writeMail } from './write-mail.ts';

export interface MailsParts {
  db: Kysely<Database>;
  config: Pick<Config, 'baseUrl'>;
  mailer: Mailer;
}

/** With a transaction, the mail goes out exactly when that commits. */
type Send<Values> = (
  mail: Values & { to: string; locale: Locale },
  options?: { transaction?: Transaction<Database> },
) => Promise<void>;

export interface Mails {
  sendAlbumLink: Send<AlbumLinkMail>;
  sendInvitation: Send<InvitationMail>;
  sendMention: Send<MentionMail>;
  sendPasswordChanged: Send<PasswordChangedMail>;
  sendPasswordReset: Send<PasswordResetMail>;
  sendStickerDigest: Send<StickerDigestMail>;
  sendStickerReminder: Send<StickerReminderMail>;
  sendStickerRetake: Send<StickerRetakeMail>;
  serve(http: FastifyInstance): void;
}

export function createMails({ db, config, mailer }: MailsParts): Mails {
  const send =
    <Values>(template: Template<Values>): Send<Values> =>
    async ({ to, locale, ...values }, options) =>
      mailer.send(
        { to, ...(await writeMail(template, values as Values, { locale, baseUrl: config.baseUrl })) },
        options,
      );
  return {
    sendAlbumLink: send(albumLink),
    sendInvitation: send(invitation),
    sendMention: send(mention),
    sendPasswordChanged: send(passwordChanged),
    sendPasswordReset: send(passwordReset),
    sendStickerDigest: send(stickerDigest),
    sendStickerReminder: send(stickerReminder),
    sendStickerRetake: send(stickerRetake),
    serve: (http) => serveMails(http, db),
  };
}
