import { changeSticker, fillFrame, type ImageId, type StickerId } from '@figurina/album';
import { Loader } from '@mantine/core';
import IconPhotoUp from '@tabler/icons-react/dist/esm/icons/IconPhotoUp.mjs';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../../../app/services.ts';
import { useT } from '../../../../app/use-t.ts';
import { useToast } from '../../../../app/use-toast.ts';
import { uploadImages } from '../../../../uploads/upload-images.ts';
import { useEditor } from '../../session/editor-context.ts';
import type { EditorSession } from '../../session/editor-session.ts';
import { untilImages } from '../../session/until-images.ts';
import { ToolbarButton } from '../ToolbarButton.tsx';
import type { WorkspaceNode } from '../toolbar-section.ts';

/** Chooses another picture from the machine for a frame, or for the sticker that a cell shows. Frame and look stay. */
export function ReplaceButton({ node, disabled }: { node: WorkspaceNode; disabled: boolean }) {
  const session = useEditor();
  const services = useServices();
  const t = useT();
  const toast = useToast();
  const field = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const isEmpty = node.type === 'Image' && node.props.image === null;

  async function replace(file: File): Promise<void> {
    setBusy(true);
    const { images, failed } = await uploadImages(services, session.meta.get().id, [{ name: file.name, file }], {
      model: node.type === 'Image' ? 'background' : 'sticker',
      onDone: () => undefined,
      signal: AbortSignal.timeout(120_000),
    });
    for (const cause of failed.values()) toast.problem(cause, { title: file.name });
    const ids = [...images.values()];
    await untilImages(session, ids);
    setBusy(false);
    if (ids[0]) put(session, node, ids[0]);
  }

  // A double click on an empty frame asks for its picture.
  useEffect(
    () =>
      session.onOpen((id) => {
        if (id === node.id && isEmpty) field.current?.click();
      }),
    [session, node.id, isEmpty],
  );

  return (
    <>
      <ToolbarButton
        label={t(isEmpty ? 'images.add' : 'images.replace')}
        icon={busy ? <Loader size={18} color="pitch.7" /> : <IconPhotoUp size={20} />}
        withLabel={isEmpty}
        disabled={disabled || busy}
        onClick={() => field.current?.click()}
      />
      <input
        ref={field}
        type="file"
        hidden
        accept="image/*"
        aria-label={t(isEmpty ? 'images.add' : 'images.replace')}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) void replace(file);
        }}
      />
    </>
  );
}

function put(session: EditorSession, node: WorkspaceNode, imageId: ImageId): void {
  if (node.type === 'Image')
    session.run('steps.replace_image', (document) => fillFrame(document, { nodeId: node.id, imageId }));
  else if ((node.type === 'StickerCell' || node.type === 'Sticker') && node.props.stickerId !== null) {
    const stickerId = node.props.stickerId as StickerId;
    const { makeId } = session;
    session.run('steps.replace_image', (document) =>
      changeSticker(document, { stickerId, change: { image: imageId }, makeId }),
    );
  }
}
