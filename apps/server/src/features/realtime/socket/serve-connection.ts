import { may } from '@figurina/album';
import {
  type Acknowledgement,
  catchUpRequestSchema,
  type CatchUp,
  LIMITS,
  mutationSchema,
  presenceSchema,
  REALTIME,
} from '@figurina/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Author, Documents } from '../documents/documents.ts';
import type { Meters } from '../meters.ts';
import { peopleIn } from './people.ts';
import type { Places } from './places.ts';
import { createRateLimit } from './rate-limit.ts';
import { type RealtimeServer, type RealtimeSocket, roomOf, roomOfPerson, roomOfSignIn } from './socket-server.ts';
import { weigh } from './weigh.ts';

export interface ConnectionParts {
  readonly io: RealtimeServer;
  readonly clock: Clock;
  readonly documents: Pick<Documents, 'write' | 'catchUp'>;
  readonly places: Places;
  readonly meters: Pick<Meters, 'passedOn' | 'refused'>;
  readonly onError: (error: unknown, albumId: string) => void;
}

/** What came as one message is bounded by the server; here only how deep it is nested is looked at. */
const MESSAGE = { depth: REALTIME.depth, bytes: Number.POSITIVE_INFINITY };
const PRESENCE = { depth: REALTIME.depth, bytes: REALTIME.presenceBytes };
/** Longer timeouts fire at once; a connection that lives for 24 days gets another one by then. */
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;

async function tellWhoIsHere(io: RealtimeServer, albumId: string): Promise<void> {
  io.to(roomOf(albumId)).emit(REALTIME.users, await peopleIn(io, albumId));
}

/** One connection that was let in: its messages, until it ends. */
export function serveConnection(socket: RealtimeSocket, parts: ConnectionParts): void {
  const { io, clock, documents, places, meters, onError } = parts;
  const { albumId, user, shown, expiresAt } = socket.data;
  const room = roomOf(albumId);
  const mutations = createRateLimit(REALTIME.mutationBurst, REALTIME.mutationsPerSecond);
  const questions = createRateLimit(20, 5);
  const presences = createRateLimit(2 * LIMITS.presencePerSecond, 1.5 * LIMITS.presencePerSecond);
  const presenceBytes = createRateLimit(REALTIME.presenceBytesBurst, REALTIME.presenceBytesPerSecond);
  const now = () => clock.now().getTime();
  const place = places.of(albumId, user);
  let isDragging = false;

  async function author(): Promise<Author | null> {
    const is = await place();
    return is && may(is, 'read') ? { userId: user.id, ...is } : null;
  }

  async function write(value: unknown): Promise<Acknowledgement> {
    if (!mutations.take(now())) return { ok: false, code: 'too_many_requests' };
    const read = weigh(value, MESSAGE) === null ? null : mutationSchema.safeParse(value);
    if (!read?.success) {
      socket.emit(REALTIME.mergeError, { code: 'mutation_unreadable' });
      return { ok: false, code: 'mutation_unreadable' };
    }
    const by = await author();
    if (!by) return { ok: false, code: 'not_found' };
    const cameAt = performance.now();
    const written = await documents.write(albumId, read.data, by, socket.id);
    if (!written.ok) return written;
    for (const { code } of written.refused) meters.refused(code);
    if (written.refused.length < read.data.units.length) meters.passedOn(performance.now() - cameAt);
    return { ok: true, mutation_id: read.data.id, version: written.version, refused: [...written.refused] };
  }

  async function writeCounted(value: unknown): Promise<Acknowledgement> {
    const said = await write(value);
    if (!said.ok) meters.refused(said.code);
    return said;
  }

  async function catchUp(value: unknown): Promise<CatchUp> {
    if (!questions.take(now())) return { ok: false, code: 'too_many_requests' };
    const read = weigh(value, MESSAGE) === null ? null : catchUpRequestSchema.safeParse(value);
    if (!read?.success) return { ok: false, code: 'invalid_request' };
    if (!(await author())) return { ok: false, code: 'not_found' };
    return documents.catchUp(albumId, read.data);
  }

  /** Answers whoever waits for an answer; what fails is an outage, and is tried again. */
  function answer<Answer>(event: string, work: (value: unknown) => Promise<Answer>): void {
    socket.on(event, (value: unknown, acknowledge: unknown) => {
      const tell = (said: Answer | { ok: false; code: string }) => {
        if (typeof acknowledge === 'function') acknowledge(said);
      };
      work(value).then(tell, (error: unknown) => {
        onError(error, albumId);
        tell({ ok: false, code: 'unavailable' });
      });
    });
  }

  function present(value: unknown): void {
    if (!presences.take(now())) return;
    const bytes = weigh(value, PRESENCE);
    if (bytes === null || !presenceBytes.take(now(), bytes)) return;
    const read = presenceSchema.safeParse(value);
    if (!read.success) return;
    const presence = { ...read.data, user: shown };
    // A gesture's end must arrive; what is followed by another word need not.
    const isEnd = isDragging && read.data.gesture === null;
    isDragging = read.data.gesture !== null;
    if (isEnd) socket.to(room).emit(REALTIME.selection, presence);
    else socket.volatile.to(room).emit(REALTIME.selection, presence);
  }

  answer(REALTIME.mutations, writeCounted);
  answer(REALTIME.catchUp, catchUp);
  socket.on(REALTIME.selection, present);
  const expiry =
    expiresAt === null
      ? undefined
      : setTimeout(() => socket.disconnect(true), Math.min(LONGEST_TIMEOUT_MS, Math.max(0, expiresAt - now())));
  socket.on('disconnect', () => {
    clearTimeout(expiry);
    io.to(room).emit(REALTIME.userLeft, { id: shown.id });
  });
  void socket.join([room, roomOfPerson(user.id), ...(user.signIn ? [roomOfSignIn(user.signIn)] : [])]);
  tellWhoIsHere(io, albumId).catch((error: unknown) => onError(error, albumId));
}
