import { type ComponentType, useEffect } from 'react';
import { Navigate, useParams } from 'react-router';
import { useEditor } from '../../session/editor-context.ts';
import { ColorPresetsList } from './ColorPresetsList.tsx';
import { ColorsSelector } from './ColorsSelector.tsx';
import { CustomColorSelector } from './CustomColorSelector.tsx';
import { FontsList } from './FontsList.tsx';
import { StickerTemplateList } from './StickerTemplateList.tsx';
import { StylesSelector } from './StylesSelector.tsx';
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
  const at = [childKey, childChildKey].filter(Boolean).join('/');
  const Page = PAGES[at];
  if (!Page) return <Navigate to={`/album/${albumId}/styles`} replace />;
  return (
    <div className="styles">
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
