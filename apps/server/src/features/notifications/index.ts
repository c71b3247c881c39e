export { createNotifications, type Notifications } from './notifications.ts';
export type { Happening, Tell } from './tell.ts';
