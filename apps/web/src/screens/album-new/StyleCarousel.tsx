import {
  fiveColors,
  fitPalette,
  logoPalettes,
  PALETTE_PRESETS,
  type DraftLook,
  type FiveColors,
} from '@figurina/album';
import { UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../app/services.ts';
import { useT } from '../../app/use-t.ts';
import type { AlbumDraft } from './album-draft.ts';
import { ColorStrip } from './ColorStrip.tsx';
import { openedBlueprintQuery } from './opened-blueprint.ts';

/** On a phone: colours to swipe through, tried on the preview above at once. Larger screens do this in the editor. */
export function StyleCarousel(props: {
  blueprintId: string;
  draft: AlbumDraft;
  onLook: (look: DraftLook | null) => void;
}) {
  const t = useT();
  const { api } = useServices();
  const { blueprintId, draft } = props;
  const isMobile = useMediaQuery('(max-width: 999px)', false, { getInitialValueInEffect: false });
  const { data } = useQuery({ ...openedBlueprintQuery(api, blueprintId, draft.language), enabled: isMobile });
  if (!isMobile || !data) return null;
  const designed = fiveColors(data.document.colors);
  const own = draft.logo ? fitPalette(logoPalettes(draft.logo.colors)[0], designed) : designed;
  const chosen = draft.look?.blueprintId === blueprintId ? draft.look.colors : own;
  const styles: { name: string; colors: FiveColors; look: boolean }[] = [
    { name: t(draft.logo ? 'wizard.style.logo' : 'wizard.style.own'), colors: own, look: false },
    ...PALETTE_PRESETS.map(({ id, colors }) => ({
      name: t(`styles.palette.${id}`),
      colors: fitPalette(colors, designed),
      look: true,
    })),
  ];
  return (
    <section aria-label={t('wizard.style')}>
      <h2 className="picker-title">{t('wizard.style')}</h2>
      <ul className="style-row">
        {styles.map(({ name, colors, look }) => (
          <li key={name}>
            <UnstyledButton
              className="style-tile"
              aria-pressed={colors.join() === chosen.join()}
              onClick={() =>
                props.onLook(look ? { blueprintId, colors, stickerTemplateId: data.document.settings.id } : null)
              }
            >
              <ColorStrip colors={colors} />
              {name}
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
