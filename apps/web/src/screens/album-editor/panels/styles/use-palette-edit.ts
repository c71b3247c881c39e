import { fiveColors, illegibleRoles, makeLegible, paletteOf, type PaletteTextRole } from '@figurina/album';
import { useEffect, useState } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import type { AlbumStyle } from '../../session/style/style-preview.ts';
import { applyStyle } from '../../session/style/apply-style.ts';
import { useAlbumStyle } from '../../session/style/use-album-style.ts';

export const PALETTE_INDEXES = [2, 3, 4, 5, 6] as const;
export type PaletteIndex = (typeof PALETTE_INDEXES)[number];

/** The roles that the blueprint's own palette has no text in: its designer set none. Null until it is known. */
function useShippedFaults(): readonly PaletteTextRole[] | null {
  const { shippedColors } = useEditor();
  const [faults, setFaults] = useState<readonly PaletteTextRole[] | null>(null);
  useEffect(() => {
    let isHere = true;
    void shippedColors().then((colors) => isHere && setFaults(colors ? illegibleRoles(colors) : []));
    return () => {
      isHere = false;
    };
  }, [shippedColors]);
  return faults;
}

/** The album's own five colours, of which one is in hand. */
export function usePaletteEdit() {
  const session = useEditor();
  const t = useT();
  const { palette } = useAlbumStyle();
  const shipped = useShippedFaults();
  const [index, setIndex] = useState<PaletteIndex>(3);
  const name = (of: PaletteIndex): string => t(`styles.color.${of}`);
  const styleOf = (hex: string): AlbumStyle => ({ name: name(index), colors: { [index]: hex } });
  return {
    palette,
    index,
    setIndex,
    name,
    hex: (palette.get(String(index)) ?? '#000000').slice(0, 7),
    faults: shipped ? illegibleRoles(palette).filter((role) => !shipped.includes(role)) : [],
    show: (hex: string) => session.stylePreview.show(styleOf(hex)),
    apply: (hex: string) => applyStyle(session, styleOf(hex)),
    makeLegible: () =>
      applyStyle(session, { name: t('styles.legible.done'), colors: paletteOf(makeLegible(fiveColors(palette))) }),
  };
}
