import { pageCount } from '@figurina/album';
import { StampButton } from '@figurina/ui';
import { Button } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { useT } from '../../../app/use-t.ts';
import { useEditor } from '../session/editor-context.ts';
import { applyStyle } from '../session/style/apply-style.ts';
import './style-preview-bar.css';

/** Time to come back to the panel. */
const LEAVE_MS = 1200;

/** Says above the pages which style is tried on; takes it or gives it up. */
export function StylePreviewBar() {
  const session = useEditor();
  const t = useT();
  const { stylePreview, facts } = session;
  const style = useSyncExternalStore(stylePreview.subscribe, stylePreview.get);
  const { spreadIds } = useSyncExternalStore(facts.layout.subscribe, facts.layout.get);
  if (!style) return null;
  return (
    <div
      className="style-preview-bar"
      role="group"
      aria-label={t('styles.preview', { name: style.name })}
      onPointerEnter={stylePreview.keep}
      onPointerLeave={() => stylePreview.endSoon(LEAVE_MS)}
      onFocus={stylePreview.keep}
    >
      <p>
        <b>{t('styles.preview', { name: style.name })}</b>{' '}
        {t('styles.preview.pages', { pages: pageCount(spreadIds.length) })}
      </p>
      <Button variant="default" size="compact-md" radius="xl" onClick={stylePreview.end}>
        {t('styles.preview.back')}
      </Button>
      <StampButton size="compact-md" onClick={() => applyStyle(session, style)}>
        {t('styles.preview.apply')}
      </StampButton>
    </div>
  );
}
