import type { HistoryPerson, HistoryPoint } from '@figurina/contract';
import { LIMITS } from '@figurina/contract';
import { formatDate } from '@figurina/locales';
import { ActionMenu, type MenuEntry } from '@figurina/ui';
import { TextInput } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { NavLink, useParams } from 'react-router';
import { problemText } from '../../../../api/problem.ts';
import { useServices } from '../../../../app/services.ts';
import { useI18n } from '../../../../app/use-t.ts';
import { useToast } from '../../../../app/use-toast.ts';
import { timeWords } from './day-words.ts';
import { historyAddress } from './history-address.ts';
import { useWhyNot } from './use-restore.ts';
import { nameOf, WorkLines } from './WorkLines.tsx';

interface PointItemProps {
  readonly point: HistoryPoint;
  readonly people: ReadonlyMap<string, HistoryPerson>;
}

/** One point: when, under which name or before what, and who did what until then. Leads to a look at it. */
export function PointItem({ point, people }: PointItemProps) {
  const { albumId = '' } = useParams();
  const { t, locale } = useI18n();
  const { api } = useServices();
  const queries = useQueryClient();
  const toast = useToast();
  const mayName = useWhyNot('namePoints') === null;
  const [renamed, setRenamed] = useState<string | null>(null);
  const time = timeWords(point.made_at, locale);
  const params = { id: albumId, version: point.id };
  const change = useMutation({
    mutationFn: async (name: string | null) =>
      name === null ? api.history.delete({ params }) : api.history.rename({ params, body: { point: { name } } }),
    onSuccess: () => setRenamed(null),
    onError: (cause) => toast.error(problemText(t, cause)),
    onSettled: async () => queries.invalidateQueries({ queryKey: ['history', albumId] }),
  });
  const before = point.restored
    ? t('versions.kind.restored', {
        name: nameOf(people.get(point.made_by ?? ''), t),
        when:
          point.restored.name ?? `${formatDate(point.restored.made_at)}, ${timeWords(point.restored.made_at, locale)}`,
      })
    : point.kind === 'auto' || point.kind === 'named'
      ? null
      : t(`versions.kind.${point.kind}`);
  const entries: MenuEntry[] = [];
  if (mayName && point.name === null)
    entries.push({ kind: 'action', label: t('versions.name.give'), icon: IconFlag, run: () => setRenamed('') });
  if (point.changeable && point.name !== null)
    entries.push(
      { kind: 'action', label: t('versions.rename'), icon: IconPencil, run: () => setRenamed(point.name) },
      {
        kind: 'action',
        label: t(point.kind === 'named' ? 'versions.delete' : 'versions.delete_name'),
        icon: IconTrash,
        danger: true,
        run: () => change.mutate(null),
      },
    );
  if (renamed !== null)
    return (
      <li>
        <form
          className="history-name"
          onSubmit={(event) => {
            event.preventDefault();
            if (renamed.trim() !== '') change.mutate(renamed.trim());
          }}
        >
          <TextInput
            autoFocus
            label={t('versions.name.label')}
            maxLength={LIMITS.pointName}
            value={renamed}
            onChange={(event) => setRenamed(event.currentTarget.value)}
            onBlur={() => setRenamed(null)}
            onKeyDown={(event) => event.key === 'Escape' && setRenamed(null)}
          />
        </form>
      </li>
    );
  return (
    <li className="history-point" data-named={point.name !== null || undefined}>
      <NavLink to={historyAddress(albumId, point.id)} className="history-link">
        <span className="history-head">
          <time dateTime={point.made_at}>{time}</time>
          {point.name !== null ? <strong>{point.name}</strong> : null}
        </span>
        {before ? <small>{before}</small> : null}
        {point.work.length > 0 ? <WorkLines work={point.work} people={people} /> : null}
      </NavLink>
      {entries.length > 0 ? (
        <ActionMenu
          label={t('versions.menu', { name: point.name ?? time })}
          button={<IconDots size={18} />}
          entries={entries}
        />
      ) : null}
    </li>
  );
}
