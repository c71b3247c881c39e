import { Dialog, StampButton } from '@figurina/ui';
import { Button } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import type { StickerQuestion } from '../../session/files/sticker-question.ts';

/** Asks before a picture becomes the sticker of a cell, and says what will come of it. */
export function StickerQuestionDialog() {
  const { files } = useEditor();
  const t = useT();
  const question = useSyncExternalStore(files.onQuestion, files.question);
  const title = question?.shown ? t('files.replace_photo') : t('files.make_sticker');
  return (
    <Dialog
      opened={question !== null}
      title={question ? title : ''}
      closeLabel={t('common.cancel')}
      onClose={() => void files.answer(false)}
    >
      {question ? (
        <>
          <p>{words(t, question)}</p>
          <div className="fig-dialog-foot">
            <Button variant="default" onClick={() => void files.answer(false)}>
              {t('common.cancel')}
            </Button>
            <StampButton data-autofocus onClick={() => void files.answer(true)}>
              {question.shown ? t('files.replace_photo.yes') : t('files.make_sticker.yes')}
            </StampButton>
          </div>
        </>
      ) : null}
    </Dialog>
  );
}

function words(t: ReturnType<typeof useT>, { shown, filename, name, chapter }: StickerQuestion): string {
  if (shown) return t('files.replace_photo.words', { file: filename, name: shown.name });
  return t('files.make_sticker.words', { file: filename, name, chapter: chapter ?? t('roster.unnamed_chapter') });
}
