import { createHash } from 'node:crypto';

/** What stands for somebody who was erased, in places that must not say who it was. */
export const subjectHash = (subject: string): string => createHash('sha256').update(subject).digest('hex');
