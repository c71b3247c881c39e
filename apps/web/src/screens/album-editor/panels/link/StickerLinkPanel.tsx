import { ErrorNotice, StampButton } from '@figurina/ui';
import { Button, Skeleton, Switch } from '@mantine/core';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import { problemText } from '../../../../api/problem.ts';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { LinkAddress } from './LinkAddress.tsx';
import { LinkSettings } from './LinkSettings.tsx';
import { type OpenStickerLink, useStickerLink } from '../../session/collecting/use-sticker-link.ts';
import { StickerLinkShare } from './StickerLinkStage.tsx';
import { useLinkSettings } from './use-link-settings.ts';
import { useUnsavedNotice } from './use-unsaved-notice.ts';
import { useMediaQuery } from '@mantine/hooks';
import '../../parts/panels.css';
import './sticker-link.css';

/** The link that collects the photos: on or off, what it asks for, and its address. */
export function StickerLinkPanel() {
  const t = useT();
  const query = useStickerLink();
  return (
    <>
      {query.isError ? (
        <div className="panel-body">
          <ErrorNotice retry={{ label: t('common.retry'), run: () => void query.refetch() }}>
            {problemText(t, query.error)}
          </ErrorNotice>
        </div>
      ) : null}
      {query.isPending ? <Waiting /> : null}
      {query.data ? <LinkForm {...query.data} saved={query.set} /> : null}
    </>
  );
}

function LinkForm({ link, domains, saved }: OpenStickerLink & { saved: (link: OpenStickerLink['link']) => void }) {
  const session = useEditor();
  const t = useT();
  const isMobile = useMediaQuery('(max-width: 999px)', false, { getInitialValueInEffect: false });
  const { settings, isDirty, isBlank, save, change } = useLinkSettings(link);
  const editable = session.editable('design', 'album');
  useUnsavedNotice(isDirty, () => save.mutate({}));
  return (
    <form
      className="link-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isDirty && !isBlank) save.mutate({});
      }}
    >
      <header className="panel-head link-head">
        <h2>{t('link.title')}</h2>
        <Switch
          labelPosition="left"
          label={t('link.active')}
          checked={settings.sticker_upload_enabled}
          disabled={!editable}
          onChange={(event) => change({ sticker_upload_enabled: event.currentTarget.checked })}
        />
      </header>
      <div className="panel-body" data-off={!settings.sticker_upload_enabled || undefined}>
        <p className="panel-hint link-lead">{t('link.lead')}</p>
        <LinkAddress link={link} rotated={saved} />
        <LinkSettings settings={settings} domains={domains} change={change} disabled={!editable} />
        {isMobile ? <StickerLinkShare /> : null}
      </div>
      <div className="link-save" data-dirty={isDirty || undefined} role="status">
        {save.isError ? <ErrorNotice>{problemText(t, save.error)}</ErrorNotice> : null}
        {isDirty ? (
          <div>
            <strong>{t('link.unsaved')}</strong>
            <StampButton type="submit" loading={save.isPending} disabled={isBlank || !editable}>
              {t('link.save')}
            </StampButton>
          </div>
        ) : link.sticker_upload_enabled ? (
          <div>
            <span>{link.open ? t('link.is_open') : t('link.is_closed')}</span>
            <Button
              component="a"
              href={link.url}
              target="_blank"
              rel="noreferrer"
              leftSection={<IconExternalLink size={18} aria-hidden />}
            >
              {t('link.view')}
            </Button>
          </div>
        ) : null}
      </div>
    </form>
  );
}

function Waiting() {
  return (
    <div className="panel-body link-waiting" aria-busy="true">
      <Skeleton height={30} width={160} />
      <Skeleton height={110} radius="md" />
      <Skeleton height={120} radius="md" />
      <Skeleton height={160} radius="md" />
    </div>
  );
}
