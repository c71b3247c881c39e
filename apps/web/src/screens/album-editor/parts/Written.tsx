import { dateFormat } from '@figurina/locales';
/** When something was written; nothing where nobody knows. */
export function Written({ at, locale }: { at: string; locale: string }) {
  const written = Date.parse(at);
  if (Number.isNaN(written)) return null;
  const time = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return <time dateTime={at}>{time.format(written)}</time>;
}
