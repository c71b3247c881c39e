export type Audience = 'wedding' | 'business';

/** Into the wizard, with the category chosen. The server keeps the campaign of the first such visit. */
export function shareLink(origin: string, audience: Audience, source: string): string {
  const query = { category: audience, utm_source: source, utm_medium: 'affiliate', entrypoint: 'affiliate' };
  return `${origin}/album/new?${new URLSearchParams(query)}`;
}
