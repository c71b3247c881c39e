export { createMails, type Admission, type Mails, type Permit } from './mails.ts';
export type { NewsKind } from './templates/news.ts';
