export { createMails, type Admission, type Mails, type Permit } from './mails.ts';
export type { NewsKind } from './templates/news.ts';
export type { SentMail } from './sent-mails.ts';
export { tellOfRescue } from './tell-of-rescue.ts';
