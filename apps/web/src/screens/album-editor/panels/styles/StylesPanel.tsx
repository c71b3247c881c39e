import { type ComponentType, useEffect } from 'react';
import { Navigate, useParams } from 'react-router';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { ColorPresetsList } from './ColorPresetsList.tsx';
import { ColorsSelector } from './ColorsSelector.tsx';
import { CustomColorSelector } from './CustomColorSelector.tsx';
import { FontsList } from './FontsList.tsx';
import { StickerTemplateList } from './StickerTemplateList.tsx';
import { StylesSelector } from './StylesSelector.tsx';
import { useMayStyle } from '../../session/style/use-album-style.ts';
import '@figurina/drawing/style.css';
import '../../parts/panels.css';
import './styles.css';

/** By the deeper parts of the address. */
const PAGES: Readonly<Record<string, ComponentType>> = {
  '': StylesSelector,
  colors: ColorsSelector,
  'colors/presets': ColorPresetsList,
  'colors/custom': CustomColorSelector,
  fonts: FontsList,
  stickers: StickerTemplateList,
};

/** Colours, fonts and sticker design: what holds for the whole album. */
export function StylesPanel() {
  const { albumId = '', childKey, childChildKey } = useParams();
  const t = useT();
  const mayStyle = useMayStyle();
  const at = [childKey, childChildKey].filter(Boolean).join('/');
  const Page = PAGES[at];
  if (!Page) return <Navigate to={`/album/${albumId}/styles`} replace />;
  return (
    <div className="styles">
      {mayStyle ? null : <p className="styles-locked">{t('notices.locked')}</p>}
      <Page key={at} />
      <TryingEnds key={`${at} tried`} />
    </div>
  );
}

/** Whoever goes elsewhere has tried on enough. */
function TryingEnds() {
  const { stylePreview } = useEditor();
  useEffect(() => stylePreview.end, [stylePreview]);
  return null;
}
