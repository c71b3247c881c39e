/**
 * Tells the server of errors that nobody caught and, when the page is left, how fast it was. Nothing of the person goes along and
 * nothing is kept here, see `packages/contract/src/page-reports.ts`.
 */
import { PAGE_REPORT, type PageReport } from '@figurina/contract';
import { errorReport, screenOf } from './error-report.ts';

/** A page that breaks again and again says so once for each of the first few. */
const ERRORS_AT_MOST = 10;
const told = new Set<string>();

export function reportError(error: unknown): void {
  const report = errorReport(error, location.pathname);
  if (!report || told.size >= ERRORS_AT_MOST) return;
  const mark = JSON.stringify(report);
  if (told.has(mark)) return;
  told.add(mark);
  send([report]);
}

export function watchPage(window: Window): void {
  window.addEventListener('error', ({ error }: ErrorEvent) => {
    if (error) reportError(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
  window.addEventListener('load', () => setTimeout(() => void measure().catch(() => undefined)), { once: true });
}

/** Loaded behind everything that the page needs. */
async function measure(): Promise<void> {
  const { onCLS, onINP, onLCP, onTTFB } = await import('web-vitals');
  const measured = new Map<string, PageReport>();
  for (const on of [onCLS, onINP, onLCP, onTTFB])
    on(({ name, value }) => {
      measured.set(name, { kind: 'vital', name, value, screen: screenOf(location.pathname) });
    });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    // Behind the listeners of the library, which tell the last values now.
    queueMicrotask(() => {
      if (measured.size > 0) send([...measured.values()]);
      measured.clear();
    });
  });
}

function send(reports: readonly PageReport[]): void {
  void fetch('/v1/public/page_reports', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reports: reports.slice(0, PAGE_REPORT.reports) }),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined);
}
