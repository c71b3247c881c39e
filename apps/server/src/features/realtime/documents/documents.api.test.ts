import { checkIntegrity, type NodeId, parseAlbum, type Patch, SCHEMA_VERSION, UNNAMED } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { type AppliedMutation, HOUSE_USER } from '@figurina/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import { openTestDatabase, type OpenTestDatabase } from '../../../testing/test-database.ts';
import { statisticsOf } from '../../albums/index.ts';
import { albumOnServer } from '../../../testing/album-on-server.ts';
import { createDocuments, type Documents } from './documents.ts';

const ANN = { userId: 'ann', role: 'editor' } as const;
let own: OpenTestDatabase;
const open: Documents[] = [];
beforeAll(async () => {
  own = await openTestDatabase();
});
afterEach(async () => {
  for (const documents of open.splice(0)) await documents.close();
});
afterAll(() => own.remove());

/** As one process has them. */
function aProcess(rules: { every?: number; quietMs?: number; idleMs?: number } = {}) {
  const applied: AppliedMutation[] = [];
  const documents = createDocuments({
    db: own.database.db,
    clock: systemClock,
    rules: { every: 1000, quietMs: 600_000, idleMs: 600_000, catchUpAtMost: 100, ...rules },
    statisticsOf,
    onApplied: (_album, mutation) => applied.push(mutation),
    onError: (error) => {
      throw error;
    },
  });
  open.push(documents);
  return { documents, applied };
}
const newAlbum = () =>
  albumOnServer(own.database, anAlbum().section('Team').spread().rectangle({ id: 'box' }).parts(), [{ id: 'ann' }]);
const mutation = (...units: Patch[]) => ({
  id: newId(),
  client_id: 'test',
  base_version: 0,
  units: units.map((operations) => ({ id: newId(), operations: [...operations] })),
});
const move = (x: number): Patch => [{ part: 'workspace', path: 'nodes/box/props/x', value: x }];
const row = (id: string) =>
  own.database.db.selectFrom('albums').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
/** The x of the box in the stored parts. */
async function storedX(id: string): Promise<number> {
  const { workspace } = await row(id);
  return (JSON.parse(workspace) as { nodes: Record<string, { props: { x?: number } }> }).nodes['box']!.props.x ?? 0;
}

test('many at once on two processes get versions without gap or repetition, told in order', async () => {
  const id = await newAlbum();
  const processes = [aProcess(), aProcess()];
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, at) => processes[at % 2]!.documents.write(id, mutation(move(at)), ANN)),
  );
  const versions = answers.map((answer) => (answer.ok ? answer.version : 0)).sort((a, b) => a - b);
  expect(versions).toEqual(Array.from({ length: 60 }, (_, at) => at + 1));
  for (const { applied } of processes)
    expect(applied.map(({ version }) => version)).toEqual(applied.map(({ version }) => version).sort((a, b) => a - b));
  const [one, other] = await Promise.all(processes.map(({ documents }) => documents.read(id)));
  expect(one!.version).toBe(60);
  expect(one!.document.nodes.get('box' as NodeId)).toEqual(other!.document.nodes.get('box' as NodeId));
});

test('a mutation that two processes get at once is applied once', async () => {
  const id = await newAlbum();
  const same = mutation(move(5));
  const answers = await Promise.all([aProcess(), aProcess()].map(({ documents }) => documents.write(id, same, ANN)));
  expect(answers).toEqual([
    { ok: true, version: 1, refused: [] },
    { ok: true, version: 1, refused: [] },
  ]);
  expect((await row(id)).version).toBe(1);
});

test('a snapshot is written after so many versions, when it is quiet, and at the end; what is read anew is the same', async () => {
  const id = await newAlbum();
  const often = aProcess({ every: 3 });
  for (const x of [1, 2, 3]) await often.documents.write(id, mutation(move(x)), ANN);
  await expect.poll(() => storedX(id)).toBe(3);
  await often.documents.write(id, mutation(move(4)), ANN);
  expect(await storedX(id)).toBe(3);
  expect((await aProcess().documents.read(id))!.document.nodes.get('box' as NodeId)?.props).toMatchObject({ x: 4 });
  await often.documents.close();
  expect(await row(id)).toMatchObject({ version: 4, snapshot_version: 4 });
  const quiet = aProcess({ quietMs: 10 });
  await quiet.documents.write(id, mutation(move(5)), ANN);
  await expect.poll(() => storedX(id)).toBe(5);
  const { workspace, stickers, colors, fonts, sticker_template_settings, images } = await row(id);
  const texts = { workspace, stickers, colors, fonts, sticker_template_settings, images };
  const stored = Object.fromEntries(Object.entries(texts).map(([part, text]) => [part, JSON.parse(text) as unknown]));
  const parsed = parseAlbum(stored, SCHEMA_VERSION);
  expect(parsed.ok && checkIntegrity(parsed.document)).toEqual([]);
});

test('an older snapshot never replaces a newer one', async () => {
  const id = await newAlbum();
  const slow = aProcess();
  await slow.documents.write(id, mutation(move(1)), ANN);
  const other = aProcess();
  await other.documents.write(id, mutation(move(2)), ANN);
  await other.documents.close();
  await slow.documents.close();
  expect(await storedX(id)).toBe(2);
  expect(await row(id)).toMatchObject({ snapshot_version: 2 });
});

test('a database that went back under the process is believed', async () => {
  const id = await newAlbum();
  const { documents } = aProcess();
  for (const x of [1, 2]) await documents.write(id, mutation(move(x)), ANN);
  const { db } = own.database;
  await db.deleteFrom('album_mutations').where('album_id', '=', id).where('version', '=', 2).execute();
  await db.updateTable('albums').set({ version: 1 }).where('id', '=', id).execute();
  const answer = await documents.write(id, mutation([{ part: 'workspace', path: 'nodes/box/props/y', value: 7 }]), ANN);
  expect(answer).toMatchObject({ ok: true, version: 2 });
  expect((await documents.read(id))!.document.nodes.get('box' as NodeId)?.props).toMatchObject({ x: 1, y: 7 });
});

test('what fails in the middle leaves no trace in memory', async () => {
  const id = await newAlbum();
  const { documents, applied } = aProcess();
  await documents.write(id, mutation(move(1)), ANN);
  const twice = mutation(move(2));
  // The log already has this version under another name: the write breaks after the document was changed.
  const { db } = own.database;
  const [logged] = await db.selectFrom('album_mutations').selectAll().where('album_id', '=', id).execute();
  await db
    .insertInto('album_mutations')
    .values({ ...logged!, version: 2, mutation_id: 'in the way' })
    .execute();
  await expect(documents.write(id, twice, ANN)).rejects.toThrow();
  await db.deleteFrom('album_mutations').where('mutation_id', '=', 'in the way').execute();
  expect((await documents.read(id))!.document.nodes.get('box' as NodeId)?.props).toMatchObject({ x: 1 });
  expect(await documents.write(id, twice, ANN)).toMatchObject({ version: 2 });
  expect(applied.map(({ version }) => version)).toEqual([1, 2]);
});

test('who is too far behind, or asks for what the log has no more, reads anew', async () => {
  const id = await newAlbum();
  const { documents } = aProcess();
  for (let x = 1; x <= 101; x++) await documents.write(id, mutation(move(x)), ANN);
  expect(await documents.catchUp(id, { version: 0, mutation_id: null })).toEqual({ ok: false, reload: true });
  expect(await documents.catchUp(id, { version: 1, mutation_id: null })).toMatchObject({ ok: true, version: 101 });
});

test('an album that breaks a rule made after it is put right when it is read, for every copy of it, once', async () => {
  const album = anAlbum().section('Team', { id: 'team' }).spread().rectangle({ id: 'box' }).text('x', { id: 'text' });
  const id = await albumOnServer(own.database, album.sticker('Ada').parts(), [{ id: 'ann' }]);
  const { documents: earlier } = aProcess();
  await earlier.write(id, mutation(move(5)), ANN);
  await earlier.close();
  const { db } = own.database;
  // As an earlier program stored it: one fault in the snapshot, one in the log.
  const workspace = (await row(id)).workspace.replace('"name":"Team"', '"name":""');
  await db.updateTable('albums').set({ workspace }).where('id', '=', id).execute();
  const log = await db.selectFrom('album_mutations').selectAll().where('album_id', '=', id).execute();
  const past: Patch = [{ part: 'workspace', path: 'nodes/text/props/font', value: 'Comic Sans MS' }];
  const [last] = log.toReversed();
  await db
    .insertInto('album_mutations')
    .values({
      ...last!,
      version: last!.version + 1,
      mutation_id: newId(),
      units: JSON.stringify([{ id: newId(), operations: past }]),
    })
    .execute();
  await db
    .updateTable('albums')
    .set({ version: last!.version + 1 })
    .where('id', '=', id)
    .execute();

  const { documents, applied } = aProcess();
  const read = (await documents.read(id))!;
  expect(checkIntegrity(read.document)).toEqual([]);
  expect(read.document.nodes.get('team' as NodeId)!.props.name).toBe(UNNAMED);
  expect(read.version).toBe(last!.version + 2);
  expect(applied).toMatchObject([{ user: HOUSE_USER, version: read.version }]);
  const behind = await documents.catchUp(id, { version: last!.version, mutation_id: null });
  expect(behind).toMatchObject({ ok: true, mutations: [{}, { user: HOUSE_USER }] });
  const said = await documents.repairs(id);
  expect(said).toMatchObject([{ version: read.version }]);
  expect(said[0]!.repairs.map(({ rule }) => rule).toSorted()).toEqual(['font_unknown', 'section_name_required']);

  const again = aProcess();
  expect((await again.documents.read(id))!.version).toBe(read.version);
  expect(again.applied).toEqual([]);
});
