/**
 * A day as people type it (`12.6.2027`, `12.06.27`, `12/6/2027`, `2027-06-12`), as `YYYY-MM-DD`; null when it is none.
 * Two-digit years are of this century.
 */
export function parseDate(text: string): string | null {
  const own = /^(\d{1,2})[./\s-]+(\d{1,2})[./\s-]+(\d{4}|\d{2})\.?$/.exec(text.trim());
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim());
  const [day, month, year] = own ? [own[1], own[2], own[3]] : iso ? [iso[3], iso[2], iso[1]] : [];
  if (!day || !month || !year) return null;
  const written = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // 31.2. is no day: the calendar would move it into March.
  const moment = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(written) ? written : null;
}
