import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { ActionMenu, type MenuEntry } from '@figurina/ui';
import { UnstyledButton } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconFrame from '@tabler/icons-react/dist/esm/icons/IconPhotoDown.mjs';
import IconBackground from '@tabler/icons-react/dist/esm/icons/IconBackground.mjs';
import IconPage from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs';
import { type CSSProperties, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { useEditable } from '../../session/stickers/use-sticker.ts';
import type { PictureDrag } from '../../stage/drops/picture-drag.ts';
import { usePicturePlace } from './use-picture-place.ts';

interface PictureTileProps {
  picture: PictureDrag;
  src: string;
  /** What it is called in messages. */
  name: string;
  caption: ReactNode;
  label: string;
  color?: string;
  badges?: ReactNode;
  entries?: readonly MenuEntry[];
  item?: Record<string, number | undefined>;
  children?: ReactNode;
}

/** A picture of the panel: a press puts it onto the page, a drag wherever it is let go, the menu says what else. */
export function PictureTile(props: PictureTileProps) {
  const { picture, src, name, caption, label, color, badges, entries = [], item, children } = props;
  const session = useEditor();
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const dragged = useRef(picture);
  useEffect(() => {
    dragged.current = picture;
  });
  const placing = usePicturePlace();
  // Whether a frame is selected decides what the menu offers.
  useSyncExternalStore(session.selection.subscribe, session.selection.get);
  const editable = useEditable();
  useEffect(() => {
    if (!button.current || !editable) return;
    return draggable({
      element: button.current,
      getInitialData: (): Record<string, unknown> => ({ ...dragged.current }),
    });
  }, [editable]);
  const { frame } = placing;
  const ways: MenuEntry[] = editable
    ? [
        { kind: 'action', label: t('pictures.place'), icon: IconPage, run: () => placing.place(picture, name) },
        {
          kind: 'action',
          label: t('pictures.cover'),
          icon: IconBackground,
          run: () => placing.background(picture, name),
        },
        ...(frame
          ? [{ kind: 'action' as const, label: t('pictures.fill'), icon: IconFrame, run: () => frame(picture, name) }]
          : []),
      ]
    : [];
  const style = color ? ({ '--picture-color': color } as CSSProperties) : undefined;
  return (
    <li className="picture-tile" {...item}>
      <UnstyledButton
        ref={button}
        className="picture-button"
        aria-label={label}
        style={style}
        data-draggable={editable || undefined}
        disabled={!editable}
        onClick={() => placing.place(picture, name)}
      >
        <img src={src || undefined} alt="" loading="lazy" decoding="async" draggable={false} />
        {badges}
      </UnstyledButton>
      <span className="picture-name">{caption}</span>
      {ways.length + entries.length > 0 ? (
        <ActionMenu
          className="fig-menu-button picture-menu"
          label={t('pictures.menu', { file: name })}
          button={<IconDots size={18} />}
          entries={[...ways, ...entries]}
        />
      ) : null}
      {children}
    </li>
  );
}
