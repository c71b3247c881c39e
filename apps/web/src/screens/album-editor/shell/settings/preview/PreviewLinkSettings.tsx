import { may } from '@figurina/album';
import { ConfirmDialog, ErrorNotice } from '@figurina/ui';
import { Skeleton, Switch, UnstyledButton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { problemText } from '../../../../../api/problem.ts';
import { useServices } from '../../../../../app/services.ts';
import { useI18n } from '../../../../../app/use-t.ts';
import { useToast } from '../../../../../app/use-toast.ts';
import { formatDate } from '@figurina/locales';
import { useEditor } from '../../../session/editor-context.ts';
import { usePreviewLink } from '../../../session/preview/use-preview-link.ts';
import { PreviewLinkWays } from '../../share/PreviewLinkWays.tsx';
import { useChangePreviewLink } from '../../share/use-change-preview-link.ts';
import { ShownVersion } from './ShownVersion.tsx';
import '../../share/share.css';

/** The album's preview link: everybody in the album hands it on, whoever owns it decides about it. In a locked album, too. */
export function PreviewLinkSettings() {
  const { t } = useI18n();
  const { actor: currentActor, meta } = useEditor();
  const { api } = useServices();
  const toast = useToast();
  const actor = currentActor();
  const mayRead = may(actor, 'readPreviewLink');
  const { data: link, error, refetch, isFetching } = usePreviewLink({ enabled: mayRead });
  const change = useChangePreviewLink();
  const [asking, setAsking] = useState(false);
  const rotate = useMutation({
    mutationFn: async () => api.preview.rotateLink({ params: { id: meta.get().id } }),
    onSuccess: async () => {
      await refetch();
      toast.info(t('share.rotated'));
    },
    onError: (cause) => toast.problem(cause),
    onSettled: () => setAsking(false),
  });
  if (!mayRead) return null;
  if (error && !link)
    return (
      <ErrorNotice retry={{ label: t('common.retry'), run: () => void refetch(), busy: isFetching }}>
        {problemText(t, error)}
      </ErrorNotice>
    );
  if (!link) return <Skeleton height={42} radius="md" aria-label={t('common.loading')} />;
  const decides = may(actor, 'changePreviewLink');
  const { views, viewed_at: viewedAt } = link;
  return (
    <section className="settings-wide preview-settings">
      <h3>{t('share.preview')}</h3>
      <Switch
        label={t('share.preview.enabled')}
        description={t('share.preview.what')}
        checked={link.enabled}
        disabled={!decides || change.isPending}
        onChange={(event) => change.mutate({ enabled: event.currentTarget.checked })}
      />
      {link.enabled && <PreviewLinkWays link={link} />}
      <ShownVersion link={link} disabled={!decides || !link.enabled} />
      <p>
        {t('share.views', { count: views })}
        {viewedAt && ` ${t('share.viewed', { date: formatDate(viewedAt) })}`}
      </p>
      <Switch
        label={t('share.cover')}
        description={t('share.cover.hint')}
        checked={link.share_cover}
        disabled={!decides || change.isPending || !link.enabled}
        onChange={(event) => change.mutate({ share_cover: event.currentTarget.checked })}
      />
      {decides ? (
        <UnstyledButton className="fig-text-link" onClick={() => setAsking(true)}>
          {t('share.rotate')}
        </UnstyledButton>
      ) : (
        <p>{t('share.preview.who')}</p>
      )}
      <ConfirmDialog
        opened={asking}
        title={t('share.rotate.title')}
        question={t('share.rotate.question')}
        confirm={t('share.rotate')}
        cancel={t('common.cancel')}
        busy={rotate.isPending}
        onConfirm={() => rotate.mutate()}
        onCancel={() => setAsking(false)}
      />
    </section>
  );
}
