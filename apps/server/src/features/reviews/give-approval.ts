/** The print approval: judged and kept while nobody can change the album, then locked for good. */
import { type AlbumDocument, findingKey, preflight } from '@figurina/album';
import type { Locale } from '@figurina/locales';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { holdAlbum, printCopy, setLock } from '../albums/index.ts';
import type { ReviewsParts } from './reviews-parts.ts';
import { reviewRefusal } from './reviews.policy.ts';
import * as queries from './reviews.queries.ts';
import { unseenChanges } from './unseen-changes.ts';

export interface ApprovalWish {
  readonly content: string;
  readonly version: number;
  readonly accepted_warnings: readonly string[];
  /** What another scope than ordered costs is agreed to. */
  readonly accept_scope: boolean;
  readonly locale: Locale;
}

/** An album that is written to faster than it can be read has not been looked at. */
const TRIES = 5;

/** Answers the id of the review. */
export async function giveApproval(
  { db, clock, documents, orders }: Pick<ReviewsParts, 'db' | 'clock' | 'documents' | 'orders'>,
  albumId: string,
  by: queries.Author,
  wish: ApprovalWish,
): Promise<string | Refusal> {
  for (let tried = 0; tried < TRIES; tried++) {
    const current = await documents.readDocument(albumId);
    if (!current) return refuse('not_found');
    const { document, version } = current;
    const judged = judge(document, wish.accepted_warnings);
    const given = await db.transaction().execute(async (tx): Promise<string | Refusal | null> => {
      const head = await holdAlbum(tx, albumId);
      if (!head) return refuse('not_found');
      const denied = reviewRefusal('approval', head);
      if (denied) return refuse(denied);
      if (head.version !== version) return null;
      const changes = await unseenChanges(tx, { albumId, document, version, by: by.id, seen: wish.version });
      if (changes !== 0) return { ...refuse('conflict'), changes: Math.abs(changes) };
      if (judged.refusal) return judged.refusal;
      const now = clock.now();
      const agreement = { acceptScope: wish.accept_scope, locale: wish.locale };
      const otherScope = await orders.beforeApproval(tx, { albumId, current, by: by.id, ...agreement, now });
      if (otherScope) return otherScope;
      const review = { albumId, kind: 'approval', content: wish.content, by, version, now } as const;
      const id = await queries.insertReview(tx, review);
      await keepCopy(tx, { id, albumId, document, warnings: judged.accepted.map((key) => ({ key, by: by.name })) });
      await setLock(tx, albumId, { locked: true, cause: 'approval', reason: null, by: by.id }, now);
      await queries.recordSignal(tx, { albumId, signal: 'review_completed', reviewId: id, by: by.id, now });
      await orders.approved(tx, { albumId, reviewId: id, by: by.id, document, now });
      return id;
    });
    if (given !== null) return given;
  }
  return refuse('conflict');
}

/** Errors stand in the way; every warning is accepted for itself. */
function judge(document: AlbumDocument, accepted: readonly string[]): { refusal?: Refusal; accepted: string[] } {
  const findings = preflight(document, 'order');
  const errors = findings.filter(({ severity }) => severity === 'error');
  const warnings = findings.filter(({ severity }) => severity === 'warning').map(findingKey);
  const known = new Set(accepted);
  const open = warnings.filter((key) => !known.has(key));
  const named = (keys: readonly string[]) =>
    keys.map((key) => ({ pointer: '/review/accepted_warnings', code: key, detail: '' }));
  if (errors.length > 0) return { refusal: refuse('preflight_errors', named(errors.map(findingKey))), accepted: [] };
  if (open.length > 0) return { refusal: refuse('warnings_not_accepted', named(open)), accepted: [] };
  return { accepted: [...new Set(warnings)] };
}

async function keepCopy(
  tx: Transaction<Database>,
  copy: { id: string; albumId: string; document: AlbumDocument; warnings: { key: string; by: string }[] },
): Promise<void> {
  const { id, albumId, document, warnings } = copy;
  await queries.insertApproval(tx, { id, albumId, ...printCopy(document), warnings });
}
