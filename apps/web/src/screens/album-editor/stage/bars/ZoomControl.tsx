import { ZOOM_PRESETS } from '@figurina/editor';
import { ActionIcon, Button, Menu, Tooltip } from '@mantine/core';
import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs';
import IconZoomOut from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs';
import { useSyncExternalStore } from 'react';
import { useI18n } from '../../../../app/use-t.ts';
import { shortcutLabel } from '../../actions/shortcut-label.ts';
import { openHelp } from '../../../../app/help-topics.ts';
import { useEditor, useSelection } from '../../session/editor-context.ts';
import { useZoom } from './use-zoom.ts';
import { ViewMenu } from '../view/ViewMenu.tsx';
import './bars.css';

/** As near as the camera comes to where it flies. */
const FITTING = 0.01;

/** The zoom in per cent, smaller and larger, and its menu. */
export function ZoomControl() {
  const session = useEditor();
  const { t, locale } = useI18n();
  const zoom = useZoom(session.camera);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  // Its box may be another one while the zoom is the same.
  useSyncExternalStore(session.currentSpread.subscribe, session.currentSpread.get);
  // 100 % is one pixel for a millimetre: to see a page whole is what people call its size.
  const isFitting = Math.abs(zoom / session.fittingZoom() - 1) < FITTING;
  const words = [isFitting && t('editor.zoom.fitting'), percent.format(zoom)].filter(Boolean).join(', ');
  return (
    <div className="canvas-bar canvas-zoom" role="group" aria-label={t('editor.zoom')}>
      <Tooltip label={`${t('editor.zoom.out')} (${shortcutLabel({ key: '-', mod: true }, t)})`} openDelay={500}>
        <ActionIcon
          variant="subtle"
          size={36}
          radius="xl"
          className="canvas-zoom-step"
          aria-label={t('editor.zoom.out')}
          onClick={() => session.zoomBy(1 / 1.25)}
        >
          <IconZoomOut size={19} />
        </ActionIcon>
      </Tooltip>
      <Menu position="top-end" withinPortal>
        <Menu.Target>
          <Button variant="subtle" size="compact-sm" radius="xl" aria-label={t('editor.zoom.menu', { percent: words })}>
            {isFitting ? <span className="canvas-zoom-fitting">{t('editor.zoom.fitting')}</span> : null}
            <span className="canvas-zoom-value">{percent.format(zoom)}</span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {ZOOM_PRESETS.map((preset) => (
            <Menu.Item key={preset} onClick={() => session.zoomTo(preset)}>
              {percent.format(preset)}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item rightSection={<kbd className="view-key">⇧ 3</kbd>} onClick={session.fitSpread}>
            {t('editor.zoom.fit_spread')}
          </Menu.Item>
          <Menu.Item rightSection={<kbd className="view-key">⇧ 1</kbd>} onClick={session.fitAll}>
            {t('editor.zoom.fit_all')}
          </Menu.Item>
          <FitSelection />
          <Menu.Divider />
          <Menu.Item onClick={() => openHelp('viewport', session.meta.get().category)}>{t('editor.help')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Tooltip label={`${t('editor.zoom.in')} (${shortcutLabel({ key: '+', mod: true }, t)})`} openDelay={500}>
        <ActionIcon
          variant="subtle"
          size={36}
          radius="xl"
          className="canvas-zoom-step"
          aria-label={t('editor.zoom.in')}
          onClick={() => session.zoomBy(1.25)}
        >
          <IconZoomIn size={19} />
        </ActionIcon>
      </Tooltip>
      <ViewMenu />
    </div>
  );
}

function FitSelection() {
  const session = useEditor();
  const { t } = useI18n();
  const { ids } = useSelection();
  return (
    <Menu.Item
      disabled={ids.length === 0}
      rightSection={<kbd className="view-key">⇧ 2</kbd>}
      onClick={session.fitSelection}
    >
      {t('view.fit_selection')}
    </Menu.Item>
  );
}
