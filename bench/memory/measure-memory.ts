/** What a server and its embedded database hold: after a first start, while one person works, and at rest. */
import { setTimeout as pause } from 'node:timers/promises';
import { startStand } from '../stand/stand.ts';
import { onePerson, type PersonAtWork } from './one-person.ts';
import { resident, type Resident } from './resident.ts';

/** Minutes of each part. */
export interface MemorySpans {
  readonly settle: number;
  readonly load: number;
  readonly rest: number;
}

export interface MemoryFigures {
  readonly minutes: MemorySpans;
  /** After `settle` minutes, in which the drawings of the content are prepared. */
  readonly after_start: Resident;
  readonly work: PersonAtWork;
  /** Each minute (half a minute when a part is shorter than five). */
  readonly load: readonly Resident[];
  readonly rest: readonly Resident[];
}

const MINUTE = 60_000;

export async function measureMemory(minutes: MemorySpans): Promise<MemoryFigures> {
  // A first start with all that belongs to it, and the settings of `npm start`.
  const stand = await startStand(null, undefined, { PREPARE_CONTENT: 'true', ...allocator() });
  const look = (): Resident => {
    const seen = resident(stand.pid);
    if (!seen) throw new Error('The server has ended');
    return seen;
  };
  const watch = async (span: number): Promise<Resident[]> => {
    const seen: Resident[] = [];
    const every = span < 5 ? MINUTE / 2 : MINUTE;
    for (let at = every; at <= span * MINUTE; at += every) {
      await pause(every);
      seen.push(look());
    }
    return seen;
  };
  try {
    await pause(minutes.settle * MINUTE);
    const after_start = look();
    const [work, load] = await Promise.all([onePerson(stand, minutes.load), watch(minutes.load)]);
    return { minutes, after_start, work, load, rest: await watch(minutes.rest) };
  } finally {
    await stand.close();
  }
}

function allocator(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      name.startsWith('MALLOC_') && value ? [[name, value]] : [],
    ),
  );
}
