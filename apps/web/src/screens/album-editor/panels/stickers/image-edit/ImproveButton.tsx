import type { StickerId } from '@figurina/album';
import { Button } from '@mantine/core';
import IconWand from '@tabler/icons-react/dist/esm/icons/IconWand.mjs';
import { useT } from '../../../../../app/use-t.ts';
import { useEditor } from '../../../session/editor-context.ts';

/** Opens the editing of a sticker's photo from wherever the sticker is shown. */
export function ImproveButton({ stickerId, disabled }: { stickerId: StickerId; disabled: boolean }) {
  const { windows } = useEditor();
  const t = useT();
  return (
    <Button
      variant="default"
      size="xs"
      radius="xl"
      leftSection={<IconWand size={16} aria-hidden />}
      disabled={disabled}
      onClick={() => windows.open({ kind: 'image_edit', stickerId })}
    >
      {t('edits.open')}
    </Button>
  );
}
