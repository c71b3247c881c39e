import { STICKER_SHEETS, type StickerLink, type StickerSheetName } from '@figurina/contract';
import { EmptyState } from '@figurina/ui';
import { Button, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { CollectProgress } from './cockpit/CollectProgress.tsx';
import { SheetPreview } from './SheetPreview.tsx';
import { ShareList } from './ShareList.tsx';
import { useEditor } from '../../session/editor-context.ts';
import { useStickerLink } from '../../session/collecting/use-sticker-link.ts';
import { useLinkSettings } from './use-link-settings.ts';
import './sticker-link.css';

/** Beside the tab, in place of the canvas: what to hang up and to send. */
export function StickerLinkStage() {
  return (
    <section className="link-stage">
      <StickerLinkShare />
    </section>
  );
}

export function StickerLinkShare() {
  const t = useT();
  const { data } = useStickerLink();
  const [sheet, setSheet] = useState<StickerSheetName>('poster');
  if (!data) return null;
  if (!data.link.sticker_upload_enabled) return <LinkOff link={data.link} />;
  return (
    <div className="link-share">
      <div className="link-share-words">
        <h2>{t('link.share.title')}</h2>
        <p>{data.link.sticker_upload_surprise ? t('link.share.lead_surprise') : t('link.share.lead')}</p>
        <SegmentedControl
          value={sheet}
          onChange={setSheet}
          aria-label={t('link.share.what')}
          data={STICKER_SHEETS.map((value) => ({ value, label: t(`link.sheet.${value}`) }))}
        />
        <ShareList link={data.link} sheet={sheet} />
        <CollectProgress />
      </div>
      <SheetPreview sheet={sheet} />
    </div>
  );
}

function LinkOff({ link }: { link: StickerLink }) {
  const session = useEditor();
  const t = useT();
  const { saved, save } = useLinkSettings(link);
  return (
    <div className="link-off">
      <EmptyState
        title={t('link.off.title')}
        text={t('link.off.text')}
        action={
          session.editable('design', 'album') ? (
            <Button loading={save.isPending} onClick={() => void saved({ sticker_upload_enabled: true })}>
              {t('link.off.turn_on')}
            </Button>
          ) : undefined
        }
      />
      <CollectProgress />
    </div>
  );
}
