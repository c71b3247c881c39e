import type { Config } from '../config/config.ts';

/** What `connect-src` lets through for the analytics: what lies beneath its address, on no other path of that host. */
export function analyticsSource(analytics: Config['analytics']): string[] {
  if (!analytics) return [];
  const { origin, pathname } = new URL(analytics.url);
  // Either sign would end the source, or the directive.
  const path = pathname.replace(/\/*$/, '/').replaceAll(';', '%3B').replaceAll(',', '%2C');
  return [origin + path];
}
