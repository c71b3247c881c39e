import { LIMITS } from '@figurina/contract';

/** Which rows a page has. Those behind the middle are counted from the other end: an offset costs what it skips. */
export interface PageOf {
  readonly page: number;
  readonly pages: number;
  readonly limit: number;
  readonly offset: number;
  /** The rows are asked for in the opposite order, and turned round again. */
  readonly isReversed: boolean;
}

/** Rows that there are; `isMore`: and others, which are not counted. */
export interface Counted {
  readonly total: number;
  readonly isMore: boolean;
}

/** A page past the end is the last one. */
export function pageOf(
  { total, isMore }: Counted,
  { page: wanted, per }: { readonly page: number; readonly per: number },
): PageOf {
  const pages = Math.max(1, Math.ceil(total / per));
  const page = Math.min(wanted, pages);
  const before = (page - 1) * per;
  const limit = Math.min(per, total - before);
  const after = total - before - limit;
  const isReversed = !isMore && after < before;
  return { page, pages, limit, offset: isReversed ? after : before, isReversed };
}

/** Further back, an offset costs more than is won. */
const ASKED_EARLY = 20;

/**
 * A page's rows. Of the first pages they are asked for beside the count, not after it: a page is seldom past the end, and
 * one that is gets its rows then.
 */
export async function pageWith<Row>(
  wanted: { readonly page: number; readonly per: number },
  counting: Promise<Counted>,
  rowsOf: (part: PageOf) => Promise<Row[]>,
): Promise<{ counted: Counted; part: PageOf; rows: Row[] }> {
  const { page, per } = wanted;
  const early = { page, pages: page, limit: per, offset: (page - 1) * per, isReversed: false };
  const [counted, rows] = await Promise.all([counting, page <= ASKED_EARLY ? rowsOf(early) : null]);
  const part = pageOf(counted, wanted);
  return { counted, part, rows: rows && part.page === page ? rows : await rowsOf(part) };
}

/** What a search has found, of which one more than is shown was counted. */
export function capped(found: number): Counted {
  return { total: Math.min(found, LIMITS.dashboardFound), isMore: found > LIMITS.dashboardFound };
}

/** What an answer says of its page. */
export function pagination({ total, isMore }: Counted, { page, pages }: PageOf) {
  return { total_pages: pages, current_page: page, total_count: total, is_more: isMore };
}
