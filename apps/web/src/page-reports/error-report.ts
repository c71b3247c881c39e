import { PAGE_REPORT, plainMessage, type PageErrorReport } from '@figurina/contract';
import { toldPath } from '../analytics/told-path.ts';

/** Words of an address that are told; deeper ones say nothing more. */
const DEPTH = 4;
const OWN_FILE = /\/(assets\/[\w.@/-]+):(\d{1,7}):(\d{1,7})/;
/** What is no mistake of ours: a line that drops, what was given up, and a browser's note about layout. */
const NONE = /^(AbortError|NetworkError)$|Failed to fetch|Load failed|NetworkError|ResizeObserver loop/;

/** An error as it may be told: its kind, its words without what they quote, and where in our own files. Null: none. */
export function errorReport(error: unknown, pathname: string): PageErrorReport | null {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  if (NONE.test(name) || NONE.test(message)) return null;
  const frames = stack.split('\n').flatMap((line) => {
    const [, file, row, column] = OWN_FILE.exec(line) ?? [];
    return file && file.length < PAGE_REPORT.frame - 20 ? [`${file}:${row}:${column}`] : [];
  });
  return {
    kind: 'error',
    name: /^[A-Za-z]\w*$/.test(name) ? name.slice(0, PAGE_REPORT.name) : 'Error',
    message: plainMessage(message),
    screen: screenOf(pathname),
    frames: frames.slice(0, PAGE_REPORT.frames),
  };
}

export function screenOf(pathname: string): string {
  const words = toldPath(pathname).split('/').filter(Boolean).slice(0, DEPTH);
  return `/${words.join('/')}`.slice(0, PAGE_REPORT.screen);
}
