/**
 * What a browser tells of the app itself: errors that nobody caught, and how fast a page was. Of the person nothing: no id, no
 * address, no text of theirs. Nothing is kept in the browser for it, hence it needs no consent.
 */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const WEB_VITALS = ['CLS', 'INP', 'LCP', 'TTFB'] as const;

export const PAGE_REPORT = {
  bytes: 16_000,
  reports: 10,
  name: 60,
  message: 200,
  screen: 80,
  frames: 8,
  frame: 120,
} as const;

/** The plain words of an address (`/album/:id/stickers`): the only form that is taken. */
const screen = z
  .string()
  .max(PAGE_REPORT.screen)
  .regex(/^(\/([a-z]{1,20}([-_][a-z]{1,20}){0,2}|:id)?)+$/);
/** `assets/index-a1b2c3d4.js:10:2345`: where in our own files. */
const frame = z
  .string()
  .max(PAGE_REPORT.frame)
  .regex(/^[\w./@-]+:\d{1,7}:\d{1,7}$/);

const errorReport = z.object({
  kind: z.literal('error'),
  name: z
    .string()
    .max(PAGE_REPORT.name)
    .regex(/^[A-Za-z]\w*$/),
  message: z.string().max(PAGE_REPORT.message),
  screen,
  frames: z.array(frame).max(PAGE_REPORT.frames),
});
export type PageErrorReport = z.infer<typeof errorReport>;

const vitalReport = z.object({
  kind: z.literal('vital'),
  name: z.enum(WEB_VITALS),
  /** Milliseconds; of CLS a share. */
  value: z.number().min(0).max(600_000),
  screen,
});

export const pageReportSchema = z.discriminatedUnion('kind', [errorReport, vitalReport]);
export type PageReport = z.infer<typeof pageReportSchema>;

export const reportPage = endpoint({
  method: 'POST',
  path: '/public/page_reports',
  summary: 'What a browser tells of the app: errors that nobody caught, and Web Vitals',
  tag: 'session',
  body: z.object({ reports: z.array(pageReportSchema).min(1).max(PAGE_REPORT.reports) }),
  bodyLimit: PAGE_REPORT.bytes,
  answer: null,
  status: 204,
  access: 'public',
  scope: null,
  refusals: ['too_many_requests', 'payload_too_large'],
});

/**
 * The words of an error without what it may quote: texts in quotation marks, addresses of mails and pages, numbers and ids.
 * The browser sends no others, and the server keeps no others.
 */
export function plainMessage(message: string): string {
  return message
    .replaceAll(/(["'`“„‘«])[^"'`”“’»]*["'`”“’»]/g, '…')
    .replaceAll(/\b[a-z][a-z+.-]*:\/\/\S+/gi, '…')
    .replaceAll(/\S*@\S*/g, '…')
    .replaceAll(/\b[\w-]*\d[\w-]*\b/g, '#')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, PAGE_REPORT.message);
}
