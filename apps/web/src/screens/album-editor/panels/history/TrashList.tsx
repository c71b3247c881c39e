import { may, type RemovedThing } from '@figurina/album';
import type { TrashEntry } from '@figurina/contract';
import { formatRelativeTime } from '@figurina/locales';
import { ConfirmDialog, EmptyState, ErrorNotice, Loading } from '@figurina/ui';
import { Button, Skeleton } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { problemText } from '../../../../api/problem.ts';
import { useServices } from '../../../../app/services.ts';
import { useNow } from '../../../../app/use-now.ts';
import { useI18n } from '../../../../app/use-t.ts';
import { useToast } from '../../../../app/use-toast.ts';
import { useEditor } from '../../session/editor-context.ts';
import { ThingLine } from './ThingLine.tsx';
import { useRestore, useWhyNot } from './use-restore.ts';
import { nameOf, PersonDot } from './WorkLines.tsx';

/** Of several things so many are named. */
const NAMED = 3;

/** What was deleted in the album in the last 30 days, by whomever. */
export function TrashList() {
  const { meta, actor } = useEditor();
  const { api } = useServices();
  const { t } = useI18n();
  const { id } = meta.get();
  const trash = useQuery({
    queryKey: ['trash', id],
    queryFn: async ({ signal }) => api.trash.list({ params: { id } }, { signal }),
    staleTime: 5000,
  });
  if (trash.isError)
    return (
      <ErrorNotice retry={{ label: t('common.retry'), run: () => void trash.refetch(), busy: trash.isFetching }}>
        {problemText(t, trash.error)}
      </ErrorNotice>
    );
  if (!trash.data)
    return (
      <Loading label={t('common.loading')}>
        {[1, 2, 3].map((at) => (
          <Skeleton key={at} height={72} mb={10} radius="md" />
        ))}
      </Loading>
    );
  const people = new Map(trash.data.people.map((one) => [one.id, one]));
  if (trash.data.entries.length === 0) return <EmptyState title={t('trash.empty')} text={t('trash.empty.text')} />;
  return (
    <>
      <p className="panel-hint">{t('trash.lead')}</p>
      <ul className="panel-list trash-list">
        {trash.data.entries.map((entry) => (
          <TrashItem
            key={entry.id}
            entry={entry}
            by={nameOf(people.get(entry.removed_by), t)}
            dot={<PersonDot person={people.get(entry.removed_by)} />}
          />
        ))}
      </ul>
      {may(actor(), 'emptyTrash') ? <EmptyTrash /> : null}
    </>
  );
}

function TrashItem({ entry, by, dot }: { entry: TrashEntry; by: string; dot: React.ReactNode }) {
  const { t, locale } = useI18n();
  const now = useNow();
  const { busy, bringBack } = useRestore();
  const isFilling = entry.things.every(({ kind }) => kind === 'sticker');
  const whyNot = useWhyNot(isFilling ? 'restoreStickers' : 'restore');
  const bring = (things?: readonly RemovedThing[]) =>
    void bringBack(
      entry.id,
      things?.map(({ key }) => key),
      t('trash.done'),
    );
  const [first] = entry.things;
  const names = entry.things.map(({ kind, name }) => name || t(`trash.kind.${kind}`));
  return (
    <li className="trash-item">
      <div className="trash-by">
        {dot}
        <span>
          <b>{by}</b> {t('trash.when', { when: formatRelativeTime(locale, entry.removed_at, now) })}
        </span>
      </div>
      {entry.things.length > 1 ? (
        <details>
          <summary>
            {names.slice(0, NAMED).join(', ') + (names.length > NAMED ? ` +${names.length - NAMED}` : '')}
          </summary>
          <ul className="panel-list">
            {entry.things.map((thing) => (
              <li key={thing.key}>
                <ThingLine thing={thing} />
                <Button
                  variant="subtle"
                  size="compact-xs"
                  disabled={busy || whyNot !== null}
                  onClick={() => bring([thing])}
                  aria-label={t('trash.restore.of', { name: thing.name || t(`trash.kind.${thing.kind}`) })}
                >
                  {t('trash.restore')}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      ) : (
        <ThingLine thing={first!} />
      )}
      <Button
        variant="default"
        size="xs"
        radius="xl"
        loading={busy}
        disabled={whyNot !== null}
        title={whyNot ?? undefined}
        onClick={() => bring()}
      >
        {t(entry.things.length > 1 ? 'trash.restore.all' : 'trash.restore')}
      </Button>
    </li>
  );
}

function EmptyTrash() {
  const { meta } = useEditor();
  const { api, queries } = useServices();
  const { t } = useI18n();
  const toast = useToast();
  const [asks, setAsks] = useState(false);
  const { id } = meta.get();
  const emptying = useMutation({
    mutationFn: async () => api.trash.empty({ params: { id } }),
    onError: (cause) => toast.error(problemText(t, cause)),
    onSettled: async () => {
      setAsks(false);
      await queries.invalidateQueries({ queryKey: ['trash', id] });
    },
  });
  return (
    <>
      <Button variant="subtle" className="fig-danger" size="xs" radius="xl" onClick={() => setAsks(true)}>
        {t('trash.clear')}
      </Button>
      <ConfirmDialog
        opened={asks}
        title={t('trash.clear')}
        question={t('trash.clear.question')}
        confirm={t('trash.clear.confirm')}
        cancel={t('common.cancel')}
        busy={emptying.isPending}
        onConfirm={() => emptying.mutate()}
        onCancel={() => setAsks(false)}
      />
    </>
  );
}
