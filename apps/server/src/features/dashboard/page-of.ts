/** Which rows a page has. Those behind the middle are counted from the other end: an offset costs what it skips. */
export interface PageOf {
  readonly page: number;
  readonly pages: number;
  readonly limit: number;
  readonly offset: number;
  /** The rows are asked for in the opposite order, and turned round again. */
  readonly isReversed: boolean;
}

/** A page past the end is the last one. */
export function pageOf(total: number, { page: wanted, per }: { readonly page: number; readonly per: number }): PageOf {
  const pages = Math.max(1, Math.ceil(total / per));
  const page = Math.min(wanted, pages);
  const before = (page - 1) * per;
  const limit = Math.min(per, total - before);
  const after = total - before - limit;
  const isReversed = after < before;
  return { page, pages, limit, offset: isReversed ? after : before, isReversed };
}
