import type { Unread } from '@figurina/contract';
import { ErrorNotice, Loading, RowSkeleton } from '@figurina/ui';
import { ActionIcon, Button, UnstyledButton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import { problemText } from '../../api/problem.ts';
import { useServices } from '../services.ts';
import { useNow } from '../use-now.ts';
import { useI18n } from '../use-t.ts';
import { byDay } from './by-day.ts';
import { NotificationRow } from './NotificationRow.tsx';
import { notificationsQuery } from './notifications-query.ts';
import { NotificationWish } from './NotificationWish.tsx';
import { useMarkRead } from './use-mark-read.ts';

interface PanelProps {
  readonly albumId: string | undefined;
  readonly unread: Unread | undefined;
  readonly close: () => void;
}

/** What happened, by day; in an album first what happened there, and what one wants to hear of it. */
export function NotificationPanel({ albumId, unread, close }: PanelProps) {
  const { t } = useI18n();
  const [ofAlbum, setOfAlbum] = useState(albumId !== undefined);
  const [view, setView] = useState<'list' | 'wish'>('list');
  const shown = ofAlbum ? albumId : undefined;
  const isWish = view === 'wish' && albumId !== undefined;
  const counts = { true: unread?.albums[albumId ?? ''] ?? 0, false: unread?.all ?? 0 };
  return (
    <>
      <div className="bell-head">
        {isWish ? (
          <ActionIcon
            size={40}
            radius="xl"
            variant="subtle"
            aria-label={t('notifications.back')}
            onClick={() => setView('list')}
          >
            <IconArrowLeft size={20} />
          </ActionIcon>
        ) : null}
        <h2>{t(isWish ? 'notifications.settings' : 'notifications.title')}</h2>
        {albumId !== undefined && !isWish ? (
          <ActionIcon
            size={40}
            radius="xl"
            variant="subtle"
            aria-label={t('notifications.settings')}
            title={t('notifications.settings')}
            onClick={() => setView('wish')}
          >
            <IconSettings size={20} />
          </ActionIcon>
        ) : null}
        <ActionIcon size={40} radius="xl" variant="subtle" aria-label={t('common.close')} onClick={close}>
          <IconX size={20} />
        </ActionIcon>
      </div>
      {isWish ? (
        <NotificationWish albumId={albumId} />
      ) : (
        <>
          {albumId === undefined ? null : (
            <div className="bell-filter" role="group" aria-label={t('notifications.which')}>
              {[true, false].map((one) => (
                <UnstyledButton
                  key={String(one)}
                  className="bell-chip fig-focus"
                  aria-pressed={one === ofAlbum}
                  onClick={() => setOfAlbum(one)}
                >
                  {t(one ? 'notifications.this_album' : 'notifications.all_albums')}
                  {counts[`${one}`] > 0 ? <b>{counts[`${one}`]}</b> : null}
                </UnstyledButton>
              ))}
            </div>
          )}
          <NotificationList key={shown} albumId={shown} count={counts[`${ofAlbum}`]} close={close} />
        </>
      )}
    </>
  );
}

function NotificationList({
  albumId,
  count,
  close,
}: {
  albumId: string | undefined;
  count: number;
  close: () => void;
}) {
  const { api } = useServices();
  const { t, locale } = useI18n();
  const now = useNow();
  const mark = useMarkRead();
  const list = useInfiniteQuery(notificationsQuery(api, albumId));
  if (list.isPending)
    return (
      <Loading label={t('common.loading')}>
        <div className="bell-list">
          {[0, 1, 2].map((row) => (
            <RowSkeleton key={row} height={64} />
          ))}
        </div>
      </Loading>
    );
  if (list.isError)
    return (
      <ErrorNotice retry={{ label: t('common.retry'), run: () => void list.refetch(), busy: list.isFetching }}>
        {`${t('notifications.failed')} ${problemText(t, list.error)}`}
      </ErrorNotice>
    );
  const all = list.data.pages.flatMap(({ notifications }) => notifications);
  const [newest] = all;
  if (!newest)
    return (
      <p className="bell-empty">{t(albumId === undefined ? 'notifications.empty' : 'notifications.empty_album')}</p>
    );
  return (
    <div className="bell-list">
      {byDay(all, { now, locale }).map(({ word, date, items }, index) => (
        <section key={word ?? date} aria-label={word ? t(`notifications.${word}`) : (date ?? undefined)}>
          <div className="bell-day">
            <h3>{word ? t(`notifications.${word}`) : date}</h3>
            {index === 0 ? (
              <Button
                size="compact-sm"
                radius="xl"
                variant="subtle"
                color="pitch.8"
                disabled={count === 0}
                onClick={() => mark({ read: true, which: { until: newest.id, ...(albumId && { album_id: albumId }) } })}
              >
                {t('notifications.all_read')}
              </Button>
            ) : null}
          </div>
          <ul>
            {items.map((item) => (
              <NotificationRow key={item.id} item={item} namesAlbum={albumId === undefined} mark={mark} close={close} />
            ))}
          </ul>
        </section>
      ))}
      {list.hasNextPage ? (
        <Button
          variant="default"
          radius="xl"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('notifications.more')}
        </Button>
      ) : null}
    </div>
  );
}
