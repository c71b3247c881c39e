import type { ChosenLayout, FontEntry, StickerTemplateSettings } from '@figurina/album';
import { type Palette, SCREEN_MODE, useSource } from '@figurina/drawing';
import { useSyncExternalStore } from 'react';
import { useEditor } from '../editor-context.ts';

/** The style that the album has, whatever is tried on. */
export function useAlbumStyle(): {
  palette: Palette;
  fonts: ReadonlyMap<string, FontEntry>;
  settings: StickerTemplateSettings;
} {
  const reader = useEditor().reader.on(SCREEN_MODE);
  return { palette: useSource(reader.palette), fonts: useSource(reader.fonts), settings: useSource(reader.settings) };
}

/** Whether this person may change the style now. */
export function useMayStyle(): boolean {
  const { meta, editable } = useEditor();
  return useSyncExternalStore(meta.subscribe, () => editable('design', 'album'));
}

/** A layout as albums and stickers store it. */
export function layoutName({ design, variant }: ChosenLayout): string {
  return variant === 'default' ? design : `${design}:${variant}`;
}
