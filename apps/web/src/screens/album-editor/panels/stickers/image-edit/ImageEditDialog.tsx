import { type ImageId, originalOf, replacePhoto, type StickerId } from '@figurina/album';
import { Dialog, StampButton } from '@figurina/ui';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useServices } from '../../../../../app/services.ts';
import { useT } from '../../../../../app/use-t.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { untilImages } from '../../../session/files/until-images.ts';
import { useCell } from '../../../session/album/use-cell.ts';
import { Compare } from './Compare.tsx';
import type { OpenStream } from './edit-stream.ts';
import { EditStatus } from './EditStatus.tsx';
import { EffectChoice } from './EffectChoice.tsx';
import { PromptField } from './PromptField.tsx';
import { useImageEdit } from './use-image-edit.ts';
import './image-edit.css';

const PICTURE_PX = 900;

interface ImageEditDialogProps {
  readonly stickerId: StickerId;
  /** Another way to listen to the server, for tests. */
  readonly openStream?: OpenStream;
}

/** Edits the photo of a sticker by an effect or a prompt: before and after, then one step of undo, or nothing. */
export default function ImageEditDialog({ stickerId, openStream }: ImageEditDialogProps) {
  const session = useEditor();
  const { store, windows, announcer } = session;
  const { api } = useServices();
  const t = useT();
  const sticker = useCell(
    `sticker:${stickerId}`,
    useCallback(() => store.document.stickers.get(stickerId), [store, stickerId]),
  );
  const imageId = sticker?.image ?? null;
  const picture = useCell(
    `image:${imageId}`,
    useCallback(() => (imageId ? store.document.images.get(imageId as ImageId) : undefined), [store, imageId]),
  );
  const options = useQuery({
    queryKey: ['image_edit_options'],
    queryFn: async () => (await api.imageEdits.options()).image_edit_options,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const editing = useImageEdit(picture, openStream);
  const { state } = editing;
  const body = useRef<HTMLDivElement>(null);
  useFollowingFocus(body, state.name, 'request' in state && 'effect' in state.request ? state.request.effect : null);

  const isGone = !sticker || !picture;
  useEffect(() => {
    // Somebody else deleted the sticker or its photo.
    if (isGone) windows.close();
  }, [isGone, windows]);
  if (isGone) return null;
  const album_id = session.meta.get().id;
  const original = originalOf(store.document, imageId);

  function close(): void {
    windows.close();
    session.focusCanvas();
  }
  function put(step: 'steps.improve_photo' | 'steps.original_photo', image: ImageId): boolean {
    return session.run(step, (document) =>
      replacePhoto(document, { stickerId, imageId: image, makeId: session.makeId }),
    );
  }
  async function accept(image: ImageId): Promise<void> {
    // Its record comes with the changes of the server.
    await untilImages(session, [image]);
    if (!put('steps.improve_photo', image)) return;
    editing.keep();
    announcer.say(t('edits.accepted'));
    close();
  }
  function giveUp(words: 'edits.cancelled' | 'edits.discarded'): void {
    editing.discard();
    announcer.say(t(words));
  }
  const isWorking = state.name === 'working';
  const { width, height } = picture.details;
  return (
    <Dialog opened title={t('edits.title')} closeLabel={t('common.close')} onClose={close} width={880}>
      <div ref={body} className="image-edit">
        <div className="edit-photo">
          <Compare
            before={session.imageUrl(picture, PICTURE_PX)}
            after={state.name === 'done' ? state.image.blob.large : isWorking ? state.preview : null}
            isPreview={isWorking}
            alt={t('edits.photo', { name: sticker.name })}
            ratio={width / height}
          />
          <EditStatus state={state} original={picture} />
        </div>
        <div className="edit-ways">
          {options.data?.prompt ? (
            <PromptField disabled={isWorking} onRun={(prompt) => editing.start({ prompt, album_id })} />
          ) : null}
          <EffectChoice
            effects={options.data?.effects ?? []}
            chosen={'request' in state && 'effect' in state.request ? state.request.effect : null}
            disabled={isWorking}
            onChoose={(effect) => editing.start({ effect, album_id })}
          />
          {options.isError ? (
            <p role="alert" className="edit-error">
              {t('edits.connection')}
            </p>
          ) : null}
        </div>
      </div>
      <div className="fig-dialog-foot">
        {original && !isWorking && state.name !== 'done' ? (
          <Button
            variant="default"
            radius="xl"
            onClick={() => {
              if (!put('steps.original_photo', original.id as ImageId)) return;
              announcer.say(t('edits.restored'));
              close();
            }}
          >
            {t('edits.to_original')}
          </Button>
        ) : null}
        {isWorking ? (
          <Button variant="default" radius="xl" data-cancel onClick={() => giveUp('edits.cancelled')}>
            {t('edits.cancel')}
          </Button>
        ) : null}
        {state.name === 'done' ? (
          <>
            <Button variant="default" radius="xl" onClick={() => giveUp('edits.discarded')}>
              {t('edits.discard')}
            </Button>
            <StampButton data-accept onClick={() => void accept(state.image.id as ImageId)}>
              {t('edits.accept')}
            </StampButton>
          </>
        ) : null}
      </div>
    </Dialog>
  );
}

/** The focus goes where the next thing is done: what was pressed is disabled, or gone. */
function useFollowingFocus(
  body: React.RefObject<HTMLDivElement | null>,
  name: 'idle' | 'working' | 'done' | 'error',
  effect: string | null,
): void {
  const last = useRef<string | null>(null);
  const before = useRef(name);
  useEffect(() => {
    if (name !== 'idle') last.current = effect;
    if (before.current === name) return;
    before.current = name;
    const dialog = body.current?.closest('dialog');
    const back = last.current === null ? 'textarea' : `[data-effect="${last.current}"]`;
    const next = { idle: back, error: back, working: '[data-cancel]', done: '[data-accept]' }[name];
    dialog?.querySelector<HTMLElement>(next)?.focus();
  }, [body, name, effect]);
}
