import type { NotificationKind, NotificationLevel } from '@figurina/contract';

export interface NotificationsTables {
  notifications: NotificationRow;
  notification_preferences: NotificationPreferenceRow;
}

/** `due`: it goes out by itself; `digest`: with the others of the day, unless it is read by then. */
export type MailState = 'none' | 'due' | 'digest' | 'sent';

export interface NotificationRow {
  id: string;
  album_id: string;
  user_sub: string;
  kind: NotificationKind;
  by_sub: string | null;
  /** Behind the album's address. */
  path: string;
  excerpt: string;
  /** Nobody is told twice of the same thing in the same way. */
  thing: string | null;
  /** The comment that began the thread: who reads it has read this. */
  thread: string | null;
  mail: MailState;
  created_at: Date;
  read_at: Date | null;
  /** The words were taken back by their author. */
  withdrawn: boolean;
}

export interface NotificationPreferenceRow {
  album_id: string;
  user_sub: string;
  level: NotificationLevel;
}
