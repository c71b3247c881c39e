/** The review of an ordered album: the lock and its cause, feedback, the print approval and the copy that it keeps. */
import { documentContent, findingKey, preflight } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import {
  changeAlbum,
  changeReviewPoint,
  createReview,
  type LockCause,
  listReviews,
  readAlbum,
  replyToReview,
} from '@figurina/contract';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { albumOnServer } from '../../testing/album-on-server.ts';
import { ask, call, refusal } from '../../testing/checked-call.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { invalidateApprovals } from './reviews.queries.ts';

let server: TestServer;
let olga: TestUser;
let mia: TestUser;
let staff: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  olga = await testUser(server, 'olga@verein.de');
  mia = await testUser(server, 'mia@verein.de');
  staff = await testUser(server, 'ramona@figurina.example', { admin: true });
  stranger = await testUser(server, 'sam@anderswo.de');
});
afterAll(() => server.stop());

/** Of so many spreads that it can be bound: nothing about it is wrong, and one sticker waits for its photo. */
const printable = () =>
  anAlbum()
    .section('Team')
    .spreads(8)
    .spread({ id: 'last' })
    .cell({ sticker: 'Ada', x: 20, y: 20 })
    .rectangle({ id: 'box', x: 60, y: 120 });

async function anOrderedAlbum(parts = printable().parts(), lock?: LockCause): Promise<string> {
  const id = await albumOnServer(server.database, parts, [olga, mia]);
  const locked = lock ? { locked: true, lock_cause: lock } : {};
  await server.database.db
    .updateTable('albums')
    .set({ has_order: true, ...locked })
    .where('id', '=', id)
    .execute();
  return id;
}
async function documentOf(id: string) {
  return (await server.app.realtime.readDocument(id))!;
}
async function edit(id: string, by: TestUser, x: number): Promise<void> {
  const units = [[{ part: 'workspace' as const, path: 'nodes/box/props/x', value: x }]];
  const done = await server.app.realtime.applyMutation({
    albumId: id,
    actor: { userId: by.id, role: 'editor' },
    units,
  });
  expect(done).toMatchObject({ ok: true, refused: [] });
}
async function comment(id: string, by: TestUser, remove = false): Promise<void> {
  const props = { text: 'Schön!', userId: by.id, createdAt: '' };
  const node = { id: 'talk', type: 'Comment', parent: 'last', order: 'zV', props };
  const operation = remove
    ? ({ part: 'workspace', path: 'nodes/talk', removed: true } as const)
    : ({ part: 'workspace', path: 'nodes/talk', value: node } as const);
  const actor = { userId: by.id, role: 'editor' } as const;
  const done = await server.app.realtime.applyMutation({ albumId: id, actor, units: [[operation]] });
  expect(done).toMatchObject({ ok: true, refused: [] });
}
async function warningsOf(id: string): Promise<string[]> {
  const { document } = await documentOf(id);
  return preflight(document, 'order').map(findingKey);
}
async function approval(id: string, more: { version?: number; accepted_warnings?: string[] } = {}) {
  const accepted_warnings = more.accepted_warnings ?? (await warningsOf(id));
  const version = more.version ?? (await documentOf(id)).version;
  return { params: { id }, body: { review: { kind: 'approval' as const, version, accepted_warnings } } };
}
const feedback = (id: string, content = 'Erledigt, bitte noch einmal ansehen.') => ({
  params: { id },
  body: { review: { kind: 'feedback' as const, content, version: 0 } },
});
const remarks = (id: string, points: string[] = []) => ({
  params: { id },
  body: { review: { kind: 'remarks' as const, content: 'Zwei Dinge', points, version: 0 } },
});
const locking = (id: string, locked: boolean, lock_reason?: string) => ({
  params: { id },
  body: { album: { locked, ...(lock_reason !== undefined && { lock_reason }) } },
});
const stateOf = async (id: string) => (await ask(olga, listReviews, { params: { id } })).review_state;

describe('what is locked for which cause', () => {
  /** What becomes of the lock, or why it stays: by a member's review, by the hand of an administrator. */
  const TABLE: [
    LockCause | null,
    Record<'feedback' | 'approval' | 'lock' | 'unlock' | 'unlock with a reason', string>,
  ][] = [
    [
      null,
      {
        feedback: 'review_not_awaited',
        approval: 'approval',
        lock: 'staff',
        unlock: 'open',
        'unlock with a reason': 'open',
      },
    ],
    [
      'review',
      { feedback: 'open', approval: 'album_locked', lock: 'staff', unlock: 'open', 'unlock with a reason': 'open' },
    ],
    [
      'approval',
      {
        feedback: 'review_not_awaited',
        approval: 'album_locked',
        lock: 'approval',
        unlock: 'lock_reason_required',
        'unlock with a reason': 'open',
      },
    ],
    [
      'staff',
      {
        feedback: 'review_not_awaited',
        approval: 'album_locked',
        lock: 'staff',
        unlock: 'open',
        'unlock with a reason': 'open',
      },
    ],
  ];

  test.for(TABLE)('locked for %s: feedback, approval and the hand of staff', async ([cause, outcomes]) => {
    for (const [what, outcome] of Object.entries(outcomes)) {
      const id = await anOrderedAlbum(undefined, cause ?? undefined);
      const answer =
        what === 'feedback'
          ? await call(olga, createReview, feedback(id))
          : what === 'approval'
            ? await call(olga, createReview, await approval(id))
            : await call(
                staff,
                changeAlbum,
                locking(id, what === 'lock', what === 'unlock with a reason' ? 'Ein Name ist falsch' : undefined),
              );
      const lock = (await stateOf(id)).lock?.cause ?? 'open';
      expect([what, answer.ok ? lock : answer.code]).toEqual([what, outcome]);
      if (!answer.ok) expect(lock).toBe(cause ?? 'open');
    }
  });

  test('no member locks or unlocks by hand, and nobody reviews what is not ordered', async () => {
    const id = await anOrderedAlbum();
    expect(await refusal(olga, changeAlbum, locking(id, true))).toBe('forbidden');
    const body = { album: { lock_reason: 'nur so' } };
    expect(await refusal(olga, changeAlbum, { params: { id }, body })).toBe('forbidden');
    const bare = await albumOnServer(server.database, printable().parts(), [olga]);
    expect(await refusal(olga, createReview, feedback(bare))).toBe('review_needs_order');
    expect(await refusal(olga, createReview, await approval(bare))).toBe('review_needs_order');
    expect(await refusal(staff, createReview, remarks(bare))).toBe('review_needs_order');
    expect(await refusal(stranger, createReview, feedback(id))).toBe('not_found');
    expect(await refusal(olga, createReview, remarks(id))).toBe('forbidden');
  });

  test('every lock is noted with who, when, why', async () => {
    const id = await anOrderedAlbum();
    await ask(staff, changeAlbum, locking(id, true, 'Wartung'));
    await ask(staff, changeAlbum, locking(id, true, 'Wartung'));
    await ask(staff, changeAlbum, locking(id, false));
    const rows = await server.database.db.selectFrom('album_locks').selectAll().where('album_id', '=', id).execute();
    const noted = rows.map(({ locked, cause, reason, by_sub }) => ({ locked, cause, reason, by_sub }));
    expect(noted).toEqual([
      { locked: true, cause: 'staff', reason: 'Wartung', by_sub: staff.id },
      { locked: false, cause: 'staff', reason: null, by_sub: staff.id },
    ]);
  });
});

describe('remarks and feedback', () => {
  test('remarks lock for review, points are ticked, a reply changes nothing, feedback unlocks', async () => {
    const id = await anOrderedAlbum();
    const made = await ask(staff, createReview, remarks(id, ['Seite 14: Bild 22 ist zu klein', 'Seite 8: im Falz']));
    expect(made).toMatchObject({ review: { by: { staff: true } }, album: { locked: true, role: 'admin' } });
    expect((await stateOf(id)).lock).toMatchObject({ cause: 'review', by: 'ramona' });
    const [first] = made.review.points;
    const point = { params: { id, point: first!.id }, body: { point: { done: true } } };
    expect((await ask(mia, changeReviewPoint, point)).point).toMatchObject({ done: true, done_by: 'mia' });
    expect(await refusal(stranger, changeReviewPoint, point)).toBe('not_found');
    const elsewhere = { ...point, params: { id: await anOrderedAlbum(), point: first!.id } };
    expect(await refusal(mia, changeReviewPoint, elsewhere)).toBe('not_found');
    const reply = { params: { id, review: made.review.id }, body: { reply: { content: 'Wird gemacht' } } };
    await ask(mia, replyToReview, reply);
    expect((await stateOf(id)).lock?.cause).toBe('review');
    expect(await ask(olga, createReview, feedback(id))).toMatchObject({ album: { locked: false, role: 'owner' } });
    const { reviews } = await ask(mia, listReviews, { params: { id } });
    expect(reviews.map(({ kind }) => kind)).toEqual(['feedback', 'remarks']);
    expect(reviews[1]).toMatchObject({ points: [{ done: true }, { done: false }], replies: [{ by: { name: 'mia' } }] });
    expect(await refusal(olga, createReview, feedback(id))).toBe('review_not_awaited');
  });

  test('feedback says something, and not more than 2000 letters', async () => {
    const id = await anOrderedAlbum(undefined, 'review');
    expect(await refusal(olga, createReview, feedback(id, '   '))).toBe('invalid_request');
    expect(await refusal(olga, createReview, feedback(id, 'a'.repeat(2001)))).toBe('invalid_request');
    await ask(olga, createReview, feedback(id, 'a'.repeat(2000)));
  });

  test('the order’s timeline is told of each once, whatever happens again', async () => {
    const id = await anOrderedAlbum();
    await ask(staff, createReview, remarks(id));
    await ask(olga, createReview, feedback(id));
    await ask(olga, createReview, await approval(id));
    await ask(staff, changeAlbum, locking(id, false, 'Noch ein Fehler'));
    await ask(olga, createReview, await approval(id));
    const rows = await server.database.db
      .selectFrom('review_signals')
      .select(['signal', 'by_sub', 'taken_at'])
      .where('album_id', '=', id)
      .orderBy('signal')
      .execute();
    expect(rows).toEqual(
      [
        { signal: 'review_completed', by_sub: olga.id, taken_at: null },
        { signal: 'review_feedback', by_sub: staff.id, taken_at: null },
      ].toSorted((a, b) => a.signal.localeCompare(b.signal)),
    );
  });
});

describe('the print approval', () => {
  test('keeps a copy with version, hash and who accepted each warning, and locks the album', async () => {
    const id = await anOrderedAlbum();
    await edit(id, mia, 80);
    const { document, version } = await documentOf(id);
    const warnings = await warningsOf(id);
    const { review, album } = await ask(olga, createReview, await approval(id));
    expect(album.locked).toBe(true);
    expect(review).toMatchObject({
      kind: 'approval',
      version,
      by: { name: 'olga', staff: false },
      approval: {
        hash: createHash('sha256').update(documentContent(document)).digest('hex'),
        accepted_warnings: warnings.map((key) => ({ key, by: 'olga' })),
        invalid: false,
      },
    });
    // The history has a point of it, made in the background.
    const points = server.database.db.selectFrom('album_versions').select('kind').where('album_id', '=', id);
    await expect.poll(async () => (await points.execute()).map(({ kind }) => kind)).toContain('approval');
    const copy = await server.database.db
      .selectFrom('album_approvals')
      .select('parts')
      .where('review_id', '=', review.id)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(copy.parts)).toMatchObject({ workspace: { nodes: { box: { props: { x: 80 } } } } });
    const units = [[{ part: 'workspace' as const, path: 'nodes/box/props/x', value: 1 }]];
    const late = await server.app.realtime.applyMutation({
      albumId: id,
      actor: { userId: mia.id, role: 'editor' },
      units,
    });
    expect(late).toMatchObject({ refused: [{ code: 'album_locked' }] });
  });

  test('with an edit of somebody else in flight it is refused, with the number of their changes', async () => {
    const id = await anOrderedAlbum();
    const seen = await approval(id);
    await edit(id, mia, 70);
    await edit(id, mia, 75);
    const answer = await olga.call('POST', `/albums/${id}/reviews`, seen.body);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'conflict', changes: 2 });
    expect((await stateOf(id)).lock).toBeNull();
    await ask(olga, createReview, await approval(id));
  });

  test('one’s own edits and comments of others do not stand in the way', async () => {
    const id = await anOrderedAlbum();
    const seen = await approval(id);
    await edit(id, olga, 66);
    await comment(id, mia);
    await comment(id, mia, true);
    await ask(olga, createReview, seen);
  });

  test('edits and an approval at once: either the edit is in the copy, or the approval was refused', async () => {
    for (let round = 0; round < 3; round++) {
      const id = await anOrderedAlbum();
      const wish = await approval(id);
      const [answer] = await Promise.all([
        call(olga, createReview, wish),
        ...[1, 2, 3].map((x) => {
          const units = [[{ part: 'workspace' as const, path: 'nodes/box/props/x', value: x }]];
          return server.app.realtime.applyMutation({ albumId: id, actor: { userId: mia.id, role: 'editor' }, units });
        }),
      ]);
      const { document } = await documentOf(id);
      if (!answer.ok) expect(answer.code).toBe('conflict');
      else
        expect(answer.body.review.approval?.hash).toBe(
          createHash('sha256').update(documentContent(document)).digest('hex'),
        );
    }
  });

  test('errors stand in its way, and every warning is accepted for itself', async () => {
    const unbound = await anOrderedAlbum(anAlbum().section('Team').spreads(3).parts());
    expect(await refusal(olga, createReview, await approval(unbound))).toBe('preflight_errors');
    const id = await anOrderedAlbum();
    const [first, ...others] = await warningsOf(id);
    expect(first).toBeDefined();
    expect(await refusal(olga, createReview, await approval(id, { accepted_warnings: others }))).toBe(
      'warnings_not_accepted',
    );
    expect((await stateOf(id)).lock).toBeNull();
  });

  test('editors give it only where the owner has allowed it', async () => {
    const id = await anOrderedAlbum();
    expect(await refusal(mia, createReview, await approval(id))).toBe('forbidden');
    const allowing = { params: { id }, body: { album: { editors_may_approve: true } } };
    expect(await refusal(mia, changeAlbum, allowing)).toBe('forbidden');
    await ask(olga, changeAlbum, allowing);
    expect((await ask(mia, listReviews, { params: { id } })).review_state).toMatchObject({
      may_approve: true,
      editors_may_approve: true,
    });
    await ask(mia, createReview, await approval(id));
  });

  test('is opened again by staff alone, with a reason that everybody reads', async () => {
    const id = await anOrderedAlbum();
    await ask(olga, createReview, await approval(id));
    expect(await refusal(olga, changeAlbum, locking(id, false, 'Doch nicht'))).toBe('forbidden');
    expect(await refusal(staff, changeAlbum, locking(id, false, '  '))).toBe('lock_reason_required');
    await ask(staff, changeAlbum, locking(id, false, 'Auf Wunsch: ein Name'));
    const { reviews, review_state } = await ask(mia, listReviews, { params: { id } });
    expect(review_state.lock).toBeNull();
    expect(reviews[0]).toMatchObject({ kind: 'reopening', content: 'Auf Wunsch: ein Name', by: { staff: true } });
  });

  test('a withdrawn photo makes the copy invalid', async () => {
    const id = await anOrderedAlbum(
      printable()
        .picture({ pixels: [3000, 3000], x: 100, y: 150 })
        .parts(),
    );
    await ask(olga, createReview, await approval(id));
    const validity = async () => (await ask(olga, listReviews, { params: { id } })).reviews[0]?.approval?.invalid;
    await invalidateApprovals(server.database.db, id, ['another'], new Date());
    expect(await validity()).toBe(false);
    await invalidateApprovals(server.database.db, id, ['i1'], new Date());
    expect(await validity()).toBe(true);
  });

  test('the album says that it has an order', async () => {
    const id = await anOrderedAlbum();
    expect((await ask(olga, readAlbum, { params: { id } })).album.has_order).toBe(true);
  });
});
