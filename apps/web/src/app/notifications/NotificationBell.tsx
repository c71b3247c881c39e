import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useServices } from '../services.ts';
import { useT } from '../use-t.ts';
import { useTexts } from '../use-texts.ts';
import { unreadQuery } from './notifications-query.ts';
import './notifications.css';

const TEXTS = ['notifications'] as const;
/** More are "99+". */
const SHOWN_MOST = 99;

const NotificationPanel = lazy(async () =>
  import('./NotificationPanel.tsx').then((part) => ({ default: part.NotificationPanel })),
);

/** What happened in one's albums: how much of it is unread, and on a press all of it. `albumId`: where one is, live. */
export function NotificationBell({ albumId }: { albumId?: string }) {
  const { api } = useServices();
  const t = useT();
  const hasTexts = useTexts(TEXTS);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);
  const { data } = useQuery(unreadQuery(api, { isLive: albumId !== undefined }));
  const count = data?.all ?? 0;
  const news = useNews(data?.all);
  if (!hasTexts) return <span className="bell-button" aria-hidden="true" />;
  const shown = count > SHOWN_MOST ? `${SHOWN_MOST}+` : String(count);
  const label = count === 0 ? t('notifications.bell') : t('notifications.bell_unread', { count: shown });

  return (
    <>
      <button
        ref={button}
        type="button"
        className="bell-button"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={opened}
        aria-controls={id}
        popoverTarget={id}
      >
        <IconBell size={22} aria-hidden />
        {count > 0 ? (
          <span className="bell-count" aria-hidden="true">
            {shown}
          </span>
        ) : null}
      </button>
      <VisuallyHidden role="status">{news ? label : ''}</VisuallyHidden>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className="bell-panel"
        role="dialog"
        aria-label={t('notifications.title')}
        tabIndex={-1}
        onKeyDown={(event) => {
          // Neither the canvas nor a panel beneath closes with it.
          if (event.key === 'Escape') event.stopPropagation();
        }}
        onToggle={({ newState }) => {
          setOpened(newState === 'open');
          if (newState === 'open') panel.current?.focus();
        }}
      >
        {opened ? (
          <Suspense>
            <NotificationPanel albumId={albumId} unread={data} close={() => panel.current?.hidePopover()} />
          </Suspense>
        ) : null}
      </div>
    </>
  );
}

/** Whether there is more than when one last looked: the first count is no news. */
function useNews(count: number | undefined): boolean {
  const before = useRef(count);
  const [more, setMore] = useState(false);
  useEffect(() => {
    if (count !== undefined && before.current !== undefined) setMore(count > before.current);
    before.current = count;
  }, [count]);
  return more;
}
