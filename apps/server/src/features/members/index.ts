export { createMembers, type Members } from './members.ts';
