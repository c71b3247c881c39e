/** Tells people by mail that a comment names them, each once a comment. */
import { may } from '@figurina/album';
import type { AppliedMutation } from '@figurina/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Identity } from '../identity/index.ts';
import type { Mails } from '../mails/index.ts';
import type { Members } from '../members/index.ts';
import { type Mention, mentionsIn } from './mentions-in.ts';

export interface MentionsParts {
  clock: Clock;
  config: Pick<Config, 'baseUrl'>;
  log: Log;
  mails: Pick<Mails, 'sendOne'>;
  identity: Pick<Identity, 'findPerson'>;
  members: Pick<Members, 'roleOf'>;
  /** Notes that somebody is told; false when they have been before. */
  readonly noteTold: (albumId: string, mention: Mention) => Promise<boolean>;
  readonly albumTitle: (albumId: string) => Promise<string | undefined>;
}

export interface Mentions {
  /** To be told of everything that is written to documents. */
  written(albumId: string, mutation: AppliedMutation): void;
  /** Waits for what is on its way. */
  close(): Promise<void>;
}

/** Of a long comment the mail says how it begins. */
const WORDS_MOST = 400;

export function createMentions(parts: MentionsParts): Mentions {
  const { clock, config, log, mails, identity, members, noteTold, albumTitle } = parts;
  const running = new Set<Promise<void>>();

  async function tell(albumId: string, author: string, mention: Mention): Promise<void> {
    const { userId, words } = mention;
    // Only who is in the album: the ids came from a browser.
    const role = await members.roleOf(albumId, { id: userId, admin: false });
    if (!role || !may({ role }, 'read')) return;
    const [person, by, album] = await Promise.all([
      identity.findPerson(userId),
      identity.findPerson(author),
      albumTitle(albumId),
    ]);
    if (!person?.email || !by || album === undefined) return;
    // A comment that is deleted and brought back by undo is written again, and one that is changed names whom it named before.
    if (!(await noteTold(albumId, mention))) return;
    const said = {
      locale: person.locale,
      album,
      author: by.name,
      words: words.length > WORDS_MOST ? `${words.slice(0, WORDS_MOST)} …` : words,
      link: `${config.baseUrl}/album/${albumId}?comment=${encodeURIComponent(mention.commentId)}`,
    };
    // One too many, or not wanted: the comment is in the album, and the log of mails says so.
    await mails.sendOne('mention', { albumId, sender: author, to: person.email }, said);
  }

  return {
    written(albumId, mutation) {
      for (const mention of mentionsIn(mutation, clock.now())) {
        const telling = tell(albumId, mutation.user, mention)
          .catch((error: unknown) => log.error({ err: error, album: albumId }, 'mention'))
          .finally(() => running.delete(telling));
        running.add(telling);
      }
    },
    async close() {
      await Promise.all(running);
    },
  };
}
