import { STICKER_SHEETS, type StickerSheetName } from '@figurina/contract';
import { EmptyState } from '@figurina/ui';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { CollectProgress } from './cockpit/CollectProgress.tsx';
import { SheetPreview } from './SheetPreview.tsx';
import { ShareList } from './ShareList.tsx';
import { useStickerLink } from '../../session/collecting/use-sticker-link.ts';
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
  if (!data.link.sticker_upload_enabled)
    return (
      <div className="link-off">
        <EmptyState title={t('link.off.title')} text={t('link.off.text')} />
        <CollectProgress />
      </div>
    );
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
