export { createMails, type Mails } from './mails.ts';
