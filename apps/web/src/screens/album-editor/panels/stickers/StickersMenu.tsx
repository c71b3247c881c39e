import { ActionMenu } from '@figurina/ui';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconCsv from '@tabler/icons-react/dist/esm/icons/IconFileTypeCsv.mjs';
import IconSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { useServices } from '../../../../app/services.ts';
import { useT } from '../../../../app/use-t.ts';
import { saveRoster } from './roster/save-roster.ts';
import { useEditor } from '../../session/editor-context.ts';
import { useEditable } from '../../session/stickers/use-sticker.ts';
import { useStickersPanel } from './panel-context.ts';

/** What concerns all stickers. */
export function StickersMenu() {
  const t = useT();
  const session = useEditor();
  const services = useServices();
  const editable = useEditable('fill');
  const { newSticker, choice } = useStickersPanel();
  return (
    <ActionMenu
      label={t('stickers.all_menu')}
      button={<IconDots size={18} />}
      entries={[
        ...(editable
          ? [{ kind: 'action' as const, label: t('sticker.new'), icon: IconUserPlus, run: () => newSticker() }]
          : []),
        ...(['csv', 'xlsx'] as const).map((format) => ({
          kind: 'action' as const,
          label: t(`stickers.save.${format}`),
          icon: format === 'csv' ? IconCsv : IconSpreadsheet,
          run: () => void saveRoster(session, services, format),
        })),
        { kind: 'action', label: t('stickers.choose_all'), icon: IconListCheck, run: choice.all },
      ]}
    />
  );
}
