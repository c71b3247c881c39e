import type { PreviewLink } from '@figurina/contract';
import { formatDate } from '@figurina/locales';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../../../app/services.ts';
import { useI18n } from '../../../../../app/use-t.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { useChangePreviewLink } from '../../share/use-change-preview-link.ts';

/** Which album the link shows: that of now, or a point of the history that has a name. */
export function ShownVersion({ link, disabled }: { link: PreviewLink; disabled: boolean }) {
  const { t } = useI18n();
  const { api } = useServices();
  const { id } = useEditor().meta.get();
  const change = useChangePreviewLink();
  const { data: named } = useQuery({
    queryKey: ['history', id, 'named'],
    queryFn: async ({ signal }) => api.history.list({ params: { id }, query: { named: 'true' } }, { signal }),
    enabled: !disabled,
  });
  const pinned = link.pinned_version;
  const points = named?.points ?? [];
  const isListed = points.some((point) => point.id === pinned?.id);
  const shown = pinned && !isListed ? [pinned, ...points] : points;
  if (shown.length === 0) return disabled ? null : <p>{t('share.shows.none')}</p>;
  return (
    <NativeSelect
      label={t('share.shows')}
      description={pinned ? t('share.shows.pinned') : null}
      disabled={disabled || change.isPending}
      value={pinned?.id ?? ''}
      onChange={(event) => change.mutate({ pinned_version_id: event.currentTarget.value || null })}
    >
      <option value="">{t('share.shows.now')}</option>
      {shown.map(({ id: point, name, made_at: madeAt }) => (
        <option key={point} value={point}>
          {t('share.shows.point', { name: name ?? '', date: formatDate(madeAt) })}
        </option>
      ))}
    </NativeSelect>
  );
}
