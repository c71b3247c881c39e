import type { Notification } from '@figurina/contract';
import { dateFormat } from '@figurina/locales';
import { ActionIcon, Avatar, VisuallyHidden } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPoint from '@tabler/icons-react/dist/esm/icons/IconPointFilled.mjs';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { initialsOf } from '../initials.ts';
import { useI18n } from '../use-t.ts';
import type { useMarkRead } from './use-mark-read.ts';

interface RowProps {
  readonly item: Notification;
  readonly namesAlbum: boolean;
  readonly mark: ReturnType<typeof useMarkRead>;
  readonly close: () => void;
}

/** What they say beside is a name or an address, and nobody's words. */
const NAMING: ReadonlySet<Notification['kind']> = new Set(['joined', 'proof_answered']);

/** One thing that happened: a press leads there and counts as reading it. */
export function NotificationRow({ item, namesAlbum, mark, close }: RowProps) {
  const { t, locale } = useI18n();
  const to = useWay(item.path);
  const { id, by, kind, read, created_at, excerpt, album } = item;
  const say = t as (key: string, values: object) => string;
  const author = by?.name || t('notifications.somebody');
  const written = new Date(created_at);
  const time = dateFormat(locale, { timeStyle: 'short' }).format(written);
  const words = (
    <>
      <Avatar size={34} src={by?.picture} alt="" aria-hidden>
        {initialsOf(by?.name || 'F')}
      </Avatar>
      <span className="bell-words">
        <span>
          {say(`notifications.kind.${kind}`, { author })}
          {read ? null : <VisuallyHidden>, {t('notifications.unread')}</VisuallyHidden>}
        </span>
        {excerpt ? NAMING.has(kind) ? <em>{excerpt}</em> : <q>{excerpt}</q> : null}
        <small>
          <time dateTime={created_at}>{time}</time>
          {namesAlbum ? ` · ${album.title}` : ''}
        </small>
      </span>
    </>
  );
  const see = (): void => {
    if (!read) mark({ read: true, which: { ids: [id] } });
  };
  const label = t(read ? 'notifications.mark_unread' : 'notifications.mark_read');
  return (
    <li className="bell-row" data-unread={!read || undefined}>
      <Way
        to={to}
        onClick={() => {
          see();
          close();
        }}
      >
        {words}
      </Way>
      <ActionIcon
        size={40}
        radius="xl"
        variant="subtle"
        aria-label={label}
        title={label}
        onClick={() => mark({ read: !read, which: { ids: [id] } })}
      >
        {read ? <IconCheck size={18} /> : <IconPoint size={22} />}
      </ActionIcon>
    </li>
  );
}

function Way({ to, onClick, children }: { to: string | null; onClick: () => void; children: ReactNode }) {
  if (to === null) return <div className="bell-link">{children}</div>;
  return (
    <Link to={to} className="bell-link fig-focus" onClick={onClick}>
      {children}
    </Link>
  );
}

/** Within an open album a comment is shown beside the panel that one has open. */
function useWay(path: string | null): string | null {
  const { pathname } = useLocation();
  const [album, search] = path?.split('?') ?? [];
  const isHere = album !== undefined && search !== undefined && `${pathname}/`.startsWith(`${album}/`);
  return isHere ? `${pathname}?${search}` : path;
}
