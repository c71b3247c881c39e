/** Many people with the editor of one album open, who all edit while servers come and go. */
import type { NodeId, Patch } from '@figurina/album';
import type { Clock } from '@figurina/editor';
import { createMemoryDevice, differences } from '@figurina/editor/testing';
import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../../platform/db/schema.ts';
import { newId } from '../../../platform/ids.ts';
import { type EditorOnServer, openEditorOn } from './editor-on-server.ts';

/** How it went for those who lost their connection. */
export interface Back {
  readonly lost: number;
  /** Milliseconds until the last of them was there again. */
  readonly slowest: number;
}

export interface Crowd {
  /** Each moves the box of their own, `box<number>`, which the album has. */
  edit(): void;
  /** Waits until all that was edited is acknowledged. */
  saved(): Promise<void>;
  /** Ends servers while everybody edits, and waits until those who lost their connection are back. */
  backAfter(end: () => Promise<unknown>): Promise<Back>;
  /** Nothing that was acknowledged is lost, and all see the same. Answers how much was written and delivered. */
  agree(db: Kysely<Database>): Promise<string>;
  stop(): Promise<void>;
}

interface Gathering {
  readonly url: string;
  readonly albumId: string;
  readonly users: readonly { readonly id: string; readonly token: string }[];
  /** How long all of them may take to agree, where it is more than usual. */
  readonly patience?: { readonly timeout?: number };
}

export const CLOCK: Clock = {
  now: () => performance.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};
/** As the product has it. */
const RECONNECTION = { reconnectionDelay: 500, reconnectionDelayMax: 2000 };

export const setProp = (id: string, prop: string, value: unknown): Patch => [
  { part: 'workspace', path: `nodes/${id}/props/${prop}`, value: value as never },
];

export async function gather({ url, albumId, users, patience = {} }: Gathering): Promise<Crowd> {
  const acknowledged = new Set<string>();
  let delivered = 0;
  let doubled = 0;
  let round = 0;
  const editors: EditorOnServer[] = [];
  for (const user of users) editors.push(await open(user));
  await Promise.all(editors.map(({ until }) => until('idle')));

  async function open(user: Gathering['users'][number]): Promise<EditorOnServer> {
    const clientId = newId();
    const seen = new Set<string>();
    return openEditorOn({
      url: () => url,
      albumId,
      user,
      clientId,
      outbox: createMemoryDevice().outbox(clientId),
      clock: CLOCK,
      reconnection: RECONNECTION,
      through: (transport) => ({
        ...transport,
        open: (listener) =>
          transport.open({
            ...listener,
            mutation(mutation) {
              if (seen.has(mutation.id)) doubled++;
              else delivered++;
              seen.add(mutation.id);
              listener.mutation(mutation);
            },
          }),
        async send(mutation) {
          const answer = await transport.send(mutation);
          if (answer?.ok && answer.refused.length === 0) acknowledged.add(mutation.id);
          return answer;
        },
      }),
    });
  }

  function edit(): void {
    round++;
    editors.forEach(({ store }, at) => store.transact('steps.move', setProp(`box${at}`, 'x', round)));
  }

  async function backAfter(end: () => Promise<unknown>): Promise<Back> {
    const away = new Map<EditorOnServer, number | null>();
    const stops = editors.map((editor) =>
      editor.sync.subscribe(() => {
        const isAway = editor.sync.state().name === 'disconnected';
        if (isAway && !away.has(editor)) away.set(editor, null);
        if (!isAway && away.get(editor) === null) away.set(editor, performance.now());
      }),
    );
    edit();
    const sending = Promise.all(editors.map(({ sync }) => sync.flush()));
    const endedAt = performance.now();
    await end();
    edit();
    const areBack = () => away.size > 0 && [...away.values()].every((at) => at !== null);
    await expect.poll(areBack, patience).toBe(true);
    await sending;
    for (const stop of stops) stop();
    return { lost: away.size, slowest: Math.round(Math.max(...[...away.values()].map((at) => at! - endedAt))) };
  }

  return {
    edit,
    saved: async () => {
      await expect
        .poll(async () => (await Promise.all(editors.map(({ sync }) => sync.flush()))).every(Boolean), patience)
        .toBe(true);
    },
    backAfter,
    agree: async (db) => {
      await expect.poll(() => new Set(editors.map(({ sync }) => sync.version())).size, patience).toBe(1);
      const fresh = await open(users[0]!);
      for (const { store, notices } of editors) {
        expect(differences(fresh.store.document, store.document)).toEqual([]);
        expect(notices.filter(({ kind }) => kind !== 'unreached')).toEqual([]);
      }
      for (let at = 0; at < editors.length; at++)
        expect(fresh.store.document.nodes.get(`box${at}` as NodeId)?.props).toMatchObject({ x: round });
      await fresh.sync.stop();
      const log = await db
        .selectFrom('album_mutations')
        .select('mutation_id')
        .where('album_id', '=', albumId)
        .execute();
      const logged = new Set(log.map(({ mutation_id }) => mutation_id));
      expect(logged.size).toBe(log.length);
      expect([...acknowledged].filter((id) => !logged.has(id))).toEqual([]);
      return `${log.length} mutations, ${delivered} delivered, ${doubled} twice`;
    },
    stop: async () => {
      await Promise.all(editors.map(({ sync }) => sync.stop()));
    },
  };
}
