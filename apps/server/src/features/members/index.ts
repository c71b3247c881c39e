export { createMembers, type Members } from './members.ts';
export type { AlbumRole } from './members.policy.ts';
