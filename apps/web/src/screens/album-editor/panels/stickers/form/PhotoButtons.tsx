import { changeSticker, type Sticker, type StickerId } from '@figurina/album';
import { Button } from '@mantine/core';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { useT } from '../../../../../app/use-t.ts';
import { PHOTOS } from '../../../session/files/check-files.ts';
import { chooseFiles } from '../../../session/files/choose-files.ts';
import { ImproveButton } from '../image-edit/ImproveButton.tsx';
import { useEditor } from '../../../session/editor-context.ts';
import { useFillable } from '../../../session/stickers/use-sticker.ts';

/** A first photo, or another one. */
export function PhotoButtons({ sticker }: { sticker: Sticker }) {
  const session = useEditor();
  const t = useT();
  const editable = useFillable(sticker);
  async function upload(): Promise<void> {
    const [file] = await chooseFiles({ several: false, kinds: PHOTOS });
    if (file)
      await session.files.stickerPhotos([file], (imageId) => {
        session.run('steps.sticker_photo', (document) =>
          changeSticker(document, {
            stickerId: sticker.id as StickerId,
            change: { image: imageId },
            makeId: session.makeId,
          }),
        );
      });
  }
  return (
    <div className="sticker-crop-tools">
      <Button
        variant="default"
        size="xs"
        radius="xl"
        leftSection={<IconUpload size={16} aria-hidden />}
        disabled={!editable}
        onClick={() => void upload()}
      >
        {sticker.image ? t('sticker.photo.replace') : t('sticker.photo.upload')}
      </Button>
      {sticker.image ? <ImproveButton stickerId={sticker.id as StickerId} disabled={!editable} /> : null}
    </div>
  );
}
