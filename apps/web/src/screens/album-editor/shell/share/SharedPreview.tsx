import { may } from '@figurina/album';
import { ErrorNotice } from '@figurina/ui';
import { Button, Skeleton } from '@mantine/core';
import { problemText } from '../../../../api/problem.ts';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { usePreviewLink } from '../../session/preview/use-preview-link.ts';
import { PreviewLinkWays } from './PreviewLinkWays.tsx';
import { useChangePreviewLink } from './use-change-preview-link.ts';

/** The preview link as it stands: to hand on, switched off, on its way, or not to be had. */
export function SharedPreview() {
  const t = useT();
  const session = useEditor();
  const { data: link, error, refetch, isFetching } = usePreviewLink();
  const change = useChangePreviewLink();
  if (link?.enabled) return <PreviewLinkWays link={link} />;
  if (link)
    return (
      <p className="share-off">
        {t('share.preview.off')}
        {may(session.actor(), 'changePreviewLink') && (
          <Button
            size="compact-md"
            variant="default"
            loading={change.isPending}
            onClick={() => change.mutate({ enabled: true })}
          >
            {t('share.preview.on')}
          </Button>
        )}
      </p>
    );
  if (error)
    return (
      <ErrorNotice retry={{ label: t('common.retry'), run: () => void refetch(), busy: isFetching }}>
        {problemText(t, error)}
      </ErrorNotice>
    );
  return <Skeleton height={42} radius="md" aria-label={t('common.loading')} />;
}
