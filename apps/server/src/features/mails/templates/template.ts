import type { Translate } from '@figurina/locales';
import type { MailLayout } from './layout.ts';

/** What a mail says in one language; the frame is the same for all. */
export type Template<Values> = (
  t: Translate,
  values: Values,
) => Omit<MailLayout, 'locale' | 'footer'> & { subject: string };
