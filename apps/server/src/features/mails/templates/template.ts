import type { Translate } from '@figurina/locales';
import type { MailLayout } from './layout.ts';

/** What a mail says in one language; the frame is the same for all. `keepsQuiet`: names no album, it is a surprise. `offersLess`: there is a choice besides none. */
export type Template<Values> = (
  t: Translate,
  values: Values,
) => Omit<MailLayout, 'locale' | 'footer' | 'stop'> & { subject: string; keepsQuiet?: boolean; offersLess?: boolean };
