import { sharpnessOf, type StickerId } from '@figurina/album';
import { Tooltip } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useCallback } from 'react';
import { useI18n } from '../../../../../app/use-t.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { useCell } from '../../../session/album/use-cell.ts';
import type { WorkspaceNode } from '../toolbar-section.ts';

/** How large the picture prints sharp as it is cropped, in centimetres; with a sign when it is shown larger than that. */
export function ResolutionWords({ node }: { node: WorkspaceNode }) {
  const { store } = useEditor();
  const { t, locale } = useI18n();
  // The crop of a sticker is the sticker's: its cell stays the same.
  const stickerId = 'stickerId' in node.props ? node.props.stickerId : null;
  useCell(
    `sticker:${stickerId}`,
    useCallback(() => store.document.stickers.get(stickerId as StickerId), [store, stickerId]),
  );
  const sharpness = sharpnessOf(store.document, node.id);
  if (!sharpness) return null;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const centimetres = (millimetres: number): string =>
    number.format(millimetres >= 100 ? Math.floor(millimetres / 10) : Math.floor(millimetres) / 10);
  const { width, height } = sharpness.sharpTo;
  const words = t('images.sharp', { width: centimetres(width), height: centimetres(height) });
  const isSharp = sharpness.grade === 'sharp';
  return (
    <Tooltip label={t(isSharp ? 'images.sharp.help' : 'images.low.help', { ppi: Math.floor(sharpness.ppi) })}>
      <span className="toolbar-words" data-grade={sharpness.grade}>
        {isSharp ? null : <IconAlertTriangle size={17} role="img" aria-label={t('images.low')} />}
        {words}
      </span>
    </Tooltip>
  );
}
