/** Mails that tell of what happened in an album: all of one make. */
import type { NotificationKind } from '@figurina/contract';
import type { Template } from './template.ts';

export const NEWS_KINDS = [
  'joined',
  'removed',
  'left',
  'role_changed',
  'handed_over',
  'mention',
  'reply',
  'review_feedback',
  'review_answer',
  'approved',
  'reopened',
  'locked',
  'unlocked',
  'proof_answered',
  'preview_rotated',
] as const satisfies readonly NotificationKind[];
export type NewsKind = (typeof NEWS_KINDS)[number];

export interface NewsMail {
  album: string;
  /** Who did it. */
  author: string;
  /** What they wrote; empty where they did not. */
  words: string;
  link: string;
}

const IN_COMMENTS: readonly NewsKind[] = ['mention', 'reply'];

export const news =
  (kind: NewsKind): Template<NewsMail> =>
  (t, { album, author, words, link }) => {
    // Each says of both what it needs.
    const say = t as (key: string, values: object) => string;
    const body = say(`mail.news.${kind}.body`, { album, author });
    return {
      subject: say(`mail.news.${kind}.subject`, { album, author }),
      title: say(`mail.news.${kind}.title`, { album, author }),
      preview: words || body,
      paragraphs: [body, words].filter(Boolean),
      action: { label: t(actionOf(kind)), link },
      notes: [t('mail.news.why')],
      offersLess: true,
    };
  };

function actionOf(kind: NewsKind) {
  if (IN_COMMENTS.includes(kind)) return 'mail.news.see_comment';
  return kind === 'removed' ? 'mail.news.see_albums' : 'mail.news.see_album';
}
