import {
  changeNotificationPreference,
  changeNotifications,
  listNotifications,
  type Notification,
  readNotificationPreference,
  readUnread,
  type Unread,
} from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { isRefusal } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { isNamed } from './kinds.policy.ts';
import type { NotificationsParts } from './notifications-parts.ts';
import * as queries from './notifications.queries.ts';

const PER_PAGE = 30;

export function serveNotifications(
  http: FastifyInstance,
  { db, clock, access, announce }: Pick<NotificationsParts, 'db' | 'clock' | 'access' | 'announce'>,
): void {
  route(http, listNotifications, async ({ query: { album_id, before }, caller }) => {
    const rows = await queries.listNotifications(db, caller.id, { albumId: album_id, before, limit: PER_PAGE + 1 });
    const shown = rows.slice(0, PER_PAGE);
    return {
      notifications: shown.map(wireNotification),
      next: rows.length > PER_PAGE ? shown.at(-1)!.id : null,
    };
  });

  const unreadOf = async (sub: string): Promise<Unread> => {
    const counts = await queries.countUnread(db, sub);
    return {
      all: counts.reduce((sum, { count }) => sum + count, 0),
      albums: Object.fromEntries(counts.map(({ album_id, count }) => [album_id, count])),
    };
  };

  route(http, readUnread, async ({ caller }) => ({ unread: await unreadOf(caller.id) }));

  route(http, changeNotifications, async ({ body: { read, which }, caller }) => {
    const changed = await queries.markRead(db, caller.id, which, read ? clock.now() : null);
    for (const albumId of changed) announce(albumId, caller.id);
    return { unread: await unreadOf(caller.id) };
  });

  route(http, readNotificationPreference, async ({ params: { id }, caller }) => {
    const actor = await access(id, caller, 'read');
    if (isRefusal(actor)) return actor;
    const level = (await queries.levelsIn(db, id, [caller.id])).get(caller.id) ?? 'all';
    return { notification_preference: { level } };
  });

  route(http, changeNotificationPreference, async ({ params: { id }, body, caller }) => {
    const actor = await access(id, caller, 'read');
    if (isRefusal(actor)) return actor;
    await queries.setLevel(db, id, caller.id, body.notification_preference.level);
    return body;
  });
}

function wireNotification(row: queries.ShownNotification): Notification {
  const isMember = row.by_member !== null;
  return {
    id: row.id,
    kind: row.kind,
    album: { id: row.album_id, title: row.title },
    by: isNamed(row.kind, { isMember }) ? { name: row.nickname ?? '', picture: isMember ? row.picture : null } : null,
    path: row.membership === null ? null : `/album/${row.album_id}${row.path}`,
    excerpt: row.excerpt,
    created_at: row.created_at.toISOString(),
    read: row.read_at !== null,
  };
}
