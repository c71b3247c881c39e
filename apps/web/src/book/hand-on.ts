/**
 * Hands a link on: by the system's own sheet where there is one, else it is copied. That sharing failed, or was given up,
 * is of no use to the person: it is only logged.
 */
export async function handOn(link: {
  readonly title: string;
  readonly url: string;
}): Promise<'shared' | 'copied' | 'failed'> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share(link);
      return 'shared';
    }
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch (cause) {
    // oxlint-disable-next-line no-console -- for whoever looks into the console
    console.warn('Sharing failed', cause);
    return 'failed';
  }
}
