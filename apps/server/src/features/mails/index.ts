export { createMails, type Admission, type Mails, type Permit } from './mails.ts';
