/**
 * Speaks to the socket at random: handshakes, mutations, presences, questions and events that there are not, as they should
 * be, nearly, and hostile, by everybody. Whatever is sent is answered in words or ends the connection, and nobody hears a
 * word of an album that they are not in.
 */
import { anAlbum } from '@figurina/album/testing';
import { catchUpRequestSchema, handshakeOf, mutationSchema, presenceSchema, REALTIME } from '@figurina/contract';
import { io, type Socket } from 'socket.io-client';
import { z } from 'zod';
import { albumOnServer } from '../album-on-server.ts';
import type { TestServer } from '../test-server.ts';
import { testUser } from '../test-user.ts';
import { type Chance, chanceOf } from './chance.ts';
import { spoiled } from './spoil.ts';
import { type JsonSchema, valueOf } from './values.ts';

export interface SocketFuzzed {
  readonly answers: ReadonlyMap<string, number>;
  readonly findings: readonly string[];
}

interface Speaker {
  readonly name: string;
  readonly album: string;
  readonly token: string | undefined;
  /** Words that this one may never hear. */
  readonly mayNotHear: readonly string[];
}

const PATIENCE_MS = 20_000;
/** A connection is left after so many messages: the next one may be somebody else's. */
const MESSAGES = 12;
const schemaOf = (type: z.ZodType) => z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
const SCHEMAS = {
  [REALTIME.mutations]: schemaOf(mutationSchema),
  [REALTIME.selection]: schemaOf(presenceSchema),
  [REALTIME.catchUp]: schemaOf(catchUpRequestSchema),
};
const EVENTS = [REALTIME.mutations, REALTIME.mutations, REALTIME.selection, REALTIME.catchUp] as const;

export async function fuzzSocket(
  server: TestServer,
  { requests, seed }: { requests: number; seed: number },
): Promise<SocketFuzzed> {
  const chance = chanceOf(seed);
  const speakers = await speakersOf(server, seed);
  const answers = new Map<string, number>();
  const findings = new Set<string>();
  const count = (word: string) => answers.set(word, (answers.get(word) ?? 0) + 1);
  const hear = (speaker: Speaker, value: unknown) => {
    const said = JSON.stringify(value) ?? '';
    for (const word of speaker.mayNotHear)
      if (said.includes(word))
        findings.add(`${speaker.name} hears of an album that is not theirs: ${said.slice(0, 200)}`);
  };
  // Somebody of each album is always there and hears what the others are told.
  const listeners = await Promise.all(
    speakers
      .filter(({ name }) => name === 'owner' || name === 'other owner')
      .map(async (one) => {
        const socket = await connected(server.url, one, handshakeOf(one.token));
        if (typeof socket === 'string') throw new Error(socket);
        socket.onAny((_, ...values: unknown[]) => hear(one, values));
        return socket;
      }),
  );
  for (let sent = 0; sent < requests;) {
    const speaker = chance.pick(speakers);
    const auth = chance.happens(0.6) ? handshakeOf(speaker.token) : hostileHandshake(speaker, chance);
    const socket = await connected(server.url, speaker, auth);
    sent++;
    if (typeof socket === 'string') {
      count(socket);
      if (socket === 'silence' || socket === 'internal') findings.add(`a handshake of ${speaker.name}: ${socket}`);
      continue;
    }
    socket.onAny((_, ...values: unknown[]) => hear(speaker, values));
    for (let message = 0; message < MESSAGES && socket.connected && sent < requests; message++, sent++) {
      const event = chance.pick(EVENTS);
      const value = messageOf(event, chance);
      const answer = await told(socket, chance.happens(0.05) ? `${event}_` : event, value);
      hear(speaker, answer);
      count(typeof answer === 'string' ? answer : wordOf(answer));
    }
    socket.disconnect();
  }
  // Whoever speaks as they should is still understood.
  const owner = speakers[0]!;
  const last = await connected(server.url, owner, handshakeOf(owner.token));
  if (typeof last === 'string') findings.add(`afterwards nobody is let in: ${last}`);
  else {
    const answer = await told(last, REALTIME.mutations, moveOf('box', chance));
    if (wordOf(answer) !== 'ok') findings.add(`afterwards nothing is taken: ${JSON.stringify(answer)}`);
    last.disconnect();
  }
  for (const socket of listeners) socket.disconnect();
  return { answers, findings: [...findings] };
}

async function speakersOf(server: TestServer, round: number): Promise<Speaker[]> {
  const person = (name: string) => testUser(server, `${name}${round}@socket.example`);
  const [ada, rex, bob, sid] = await Promise.all(['ada', 'rex', 'bob', 'sid'].map(person));
  const album = async (word: string, people: Parameters<typeof albumOnServer>[2]) =>
    albumOnServer(
      server.database,
      anAlbum()
        .section(`Kapitel ${word}`)
        .spread({ id: 'spread' })
        .rectangle({ id: 'box' })
        .text(word, { id: 'text' })
        .parts(),
      people,
    );
  const [hers, his] = [`zq${round}hers`, `zq${round}his`];
  const ofHers = await album(hers, [ada!, { ...rex!, role: 'reader' }]);
  const ofHis = await album(his, [bob!]);
  return [
    { name: 'owner', album: ofHers, token: ada!.token, mayNotHear: [his] },
    { name: 'reader', album: ofHers, token: rex!.token, mayNotHear: [his] },
    { name: 'other owner', album: ofHis, token: bob!.token, mayNotHear: [hers] },
    { name: 'stranger', album: ofHers, token: sid!.token, mayNotHear: [hers, his] },
    { name: 'other owner, at hers', album: ofHers, token: bob!.token, mayNotHear: [hers] },
    { name: 'nobody', album: ofHis, token: undefined, mayNotHear: [hers, his] },
  ];
}

function hostileHandshake({ token }: Speaker, chance: Chance): object {
  const auth = spoiled({ ...handshakeOf(token) }, chance);
  return typeof auth === 'object' && auth !== null ? auth : { token: auth };
}

/** The socket, or the word with which it was not let in. */
function connected(url: string, { album }: Speaker, auth: object): Promise<Socket | string> {
  const socket = io(url, {
    path: REALTIME.path,
    query: { album_id: album },
    auth,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    timeout: PATIENCE_MS,
  });
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', (error: Error & { data?: { code?: string } }) => {
      socket.disconnect();
      resolve(error.data?.code ?? (error.message === 'timeout' ? 'silence' : 'not let in'));
    });
  });
}

/** What is answered; presences are not, so that the next question is the answer that all is well. */
async function told(socket: Socket, event: string, value: unknown): Promise<unknown> {
  const ended = new Promise<string>((resolve) => socket.once('disconnect', () => resolve('ended')));
  const patient = socket.timeout(PATIENCE_MS);
  if (event === REALTIME.mutations || event === REALTIME.catchUp)
    return Promise.race([ended, patient.emitWithAck(event, value).catch(() => 'silence')]);
  socket.emit(event, value);
  const question = patient.emitWithAck(REALTIME.catchUp, { version: 0, mutation_id: null });
  return Promise.race([ended, question.then(() => 'passed by').catch(() => 'silence')]);
}

const wordOf = (answer: unknown): string => {
  const { ok, code } = (answer ?? {}) as { ok?: boolean; code?: string };
  return code ?? (ok === true ? 'ok' : 'answered');
};

const moveOf = (id: string, chance: Chance) => ({
  id: `m${chance.int(1e9)}`,
  client_id: 'fuzz',
  base_version: 0,
  units: [
    {
      id: `u${chance.int(1e9)}`,
      operations: [{ part: 'workspace', path: `nodes/${id}/props/x`, value: chance.int(100) }],
    },
  ],
});

/** A third as it should be, a third by its schema, a third spoiled. */
function messageOf(event: (typeof EVENTS)[number], chance: Chance): unknown {
  const how = chance.next();
  if (event === REALTIME.mutations && how < 0.3) return moveOf(chance.pick(['box', 'text', 'spread']), chance);
  const source = {
    chance,
    known: (name: string) =>
      /id$|path/.test(name) ? chance.pick(['box', 'text', 'spread', 'nodes/box/props/x']) : undefined,
  };
  const value = event === REALTIME.mutations && how < 0.6 ? moveOf('box', chance) : valueOf(SCHEMAS[event], '', source);
  return how < 0.4 ? value : spoiled(value, chance);
}
