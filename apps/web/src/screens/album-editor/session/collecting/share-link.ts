/** Ways of handing the link on. That sharing failed, or was given up, is of no use to the person: it is only logged. */
export async function shareLink(
  message: string,
  url: string,
  picture?: () => Promise<File>,
): Promise<'shared' | 'copied' | 'failed'> {
  try {
    if (!canShare()) {
      await navigator.clipboard.writeText(`${message}\n\n${url}`);
      return 'copied';
    }
    const files = picture ? [await picture()] : [];
    const withPicture = files.length > 0 && navigator.canShare({ files });
    await navigator.share({ text: message, url, ...(withPicture && { files }) });
    return 'shared';
  } catch (cause) {
    logShareFailure(cause);
    return 'failed';
  }
}

export function mailAddress(subject: string, message: string, url: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${message}\n\n${url}`)}`;
}

/** The system's own sheet, mostly on phones. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** For whoever looks into the console. */
export function logShareFailure(cause: unknown): void {
  // oxlint-disable-next-line no-console
  console.warn('Sharing failed', cause);
}
