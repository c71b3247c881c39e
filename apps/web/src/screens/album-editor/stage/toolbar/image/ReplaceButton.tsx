import IconPhotoUp from '@tabler/icons-react/dist/esm/icons/IconPhotoUp.mjs';
import { useCallback, useEffect } from 'react';
import { useT } from '../../../../../app/use-t.ts';
import { chooseFiles } from '../../../session/files/choose-files.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { ToolbarButton } from '../ToolbarButton.tsx';
import type { WorkspaceNode } from '../toolbar-section.ts';

/** Chooses another picture from the machine for a frame, or for the sticker that a cell shows. Frame and look stay. */
export function ReplaceButton({ node, disabled }: { node: WorkspaceNode; disabled: boolean }) {
  const { files, onOpen } = useEditor();
  const t = useT();
  const { id, type } = node;
  const isEmpty = type === 'Image' && node.props.image === null;
  const replace = useCallback(async (): Promise<void> => {
    const [file] = await chooseFiles({ several: false });
    if (file) await (type === 'Image' ? files.fillFrame(file, id) : files.dropOnCell([file], id));
  }, [files, id, type]);

  // A double click on an empty frame asks for its picture.
  useEffect(
    () =>
      onOpen((opened) => {
        if (opened === id && isEmpty) void replace();
      }),
    [onOpen, id, isEmpty, replace],
  );

  return (
    <ToolbarButton
      label={t(isEmpty ? 'images.add' : 'images.replace')}
      icon={<IconPhotoUp size={20} />}
      withLabel={isEmpty}
      disabled={disabled}
      onClick={() => void replace()}
    />
  );
}
