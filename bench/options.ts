/** What the person at the terminal asks for. */
import { parseArgs } from 'node:util';
import type { MemorySpans } from './memory/measure-memory.ts';

const PARTS = [
  'canvas',
  'work',
  'restyle',
  'preflight',
  'server',
  'sockets',
  'contributors',
  'print',
  'book',
  'dashboard',
  'endurance',
  'memory',
  'scale',
  'growth',
] as const;
/** Only when it is asked for: it takes minutes to say something. */
const LONG: readonly string[] = ['dashboard', 'endurance', 'memory', 'scale', 'growth'];
export type Part = (typeof PARTS)[number];

export interface Options {
  readonly only: ReadonlySet<Part>;
  /** Elements of the synthetic albums. */
  readonly sizes: readonly number[];
  /** In the synthetic albums, used again and again; undefined: each is there once, a fifth of the elements. */
  readonly pictures: number | undefined;
  readonly quick: boolean;
  /** Times that the canvas part is run, in fresh browsers; the middle one counts. */
  readonly repeats: number;
  /** People who send a photo through the sticker link, and within how many seconds. */
  readonly contributors: number;
  readonly within: number;
  /** Of work on the canvas, one after the other. */
  readonly minutes: number;
  /** Of the measurement of memory: after the start, of work, of rest. */
  readonly memory: MemorySpans;
  /** Of the throwaway server; null for a free one. */
  readonly port: number | null;
}

const USAGE = `Usage: npm run bench -- [--only ${PARTS.join(',')}] [--sizes 1000,3000,10000] [--pictures 40] [--repeats N] [--contributors 300] [--within SECONDS] [--minutes 5] [--memory 5,30,60] [--quick] [--port N]`;

/** A string says what is wrong. */
export function readOptions(args: readonly string[]): Options | string {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        only: text,
        sizes: text,
        pictures: text,
        repeats: text,
        contributors: text,
        within: text,
        minutes: text,
        memory: text,
        port: text,
        quick: { type: 'boolean', default: false },
      },
    });
    const only = values.only?.split(',') ?? PARTS.filter((part) => !LONG.includes(part));
    const unknown = only.find((part) => !PARTS.includes(part as Part));
    if (unknown !== undefined) return `There is no part "${unknown}".\n${USAGE}`;
    const sizes = (values.sizes ?? (values.quick ? '1000,10000' : '1000,3000,10000')).split(',').map(Number);
    if (sizes.some((size) => !Number.isInteger(size) || size < 300))
      return `Sizes are whole numbers from 300 on.\n${USAGE}`;
    const pictures = values.pictures === undefined ? undefined : Number(values.pictures);
    if (pictures !== undefined && !(pictures >= 2 && pictures % 2 === 0))
      return `Pictures are an even number from 2 on.\n${USAGE}`;
    const repeats = Number(values.repeats ?? (values.quick ? 1 : 2));
    if (!Number.isInteger(repeats) || repeats < 1) return `Repeats are a whole number from 1 on.\n${USAGE}`;
    const port = values.port === undefined ? null : Number(values.port);
    const contributors = Number(values.contributors ?? (values.quick ? 30 : 300));
    const within = Number(values.within ?? (values.quick ? 10 : 120));
    if (!(contributors >= 1 && contributors <= 1000 && within >= 1 && within <= 900))
      return `From 1 to 1000 contributors, within 1 to 900 seconds.\n${USAGE}`;
    const minutes = Number(values.minutes ?? 5);
    if (!(minutes >= 1 && minutes <= 15)) return `From 1 to 15 minutes.\n${USAGE}`;
    const spans = (values.memory ?? '5,30,60').split(',').map(Number);
    const [settle = 0, load = 0, rest = 0] = spans;
    if (spans.length !== 3 || !spans.every((span) => span >= 0.5 && span <= 240))
      return `Minutes of memory are three from 0.5 to 240: after the start, of work, of rest.\n${USAGE}`;
    return {
      only: new Set(only as Part[]),
      sizes,
      pictures,
      quick: values.quick,
      repeats,
      contributors,
      within,
      minutes,
      memory: { settle, load, rest },
      port,
    };
  } catch (error) {
    return `${(error as Error).message}\n${USAGE}`;
  }
}
