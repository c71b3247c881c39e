import { ActionMenu } from '@figurina/ui';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { useT } from '../../../app/use-t.ts';
import { useEditable } from '../stickers/use-sticker.ts';
import { useStickersPanel } from './panel-context.ts';

/** What concerns all stickers. */
export function StickersMenu() {
  const t = useT();
  const editable = useEditable();
  const { newSticker, choice } = useStickersPanel();
  return (
    <ActionMenu
      label={t('stickers.all_menu')}
      button={<IconDots size={18} />}
      entries={[
        ...(editable
          ? [{ kind: 'action' as const, label: t('sticker.new'), icon: IconUserPlus, run: () => newSticker() }]
          : []),
        { kind: 'action', label: t('stickers.choose_all'), icon: IconListCheck, run: choice.all },
      ]}
    />
  );
}
