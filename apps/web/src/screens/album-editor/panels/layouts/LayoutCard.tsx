import type { Layout, NodeId } from '@figurina/album';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconSticker from '@tabler/icons-react/dist/esm/icons/IconSticker2.mjs';
import { memo, type ReactNode, useId } from 'react';
import { useI18n } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { layoutName } from '../../session/layouts/album-layouts.ts';
import { framesOf } from './board.ts';
import { LayoutThumb } from './LayoutThumb.tsx';

/** A layout to choose: how it looks, what it is called, how much has room on it. One of many: drawn again only when it changes. */
export const LayoutCard = memo(function LayoutCard(props: {
  layout: Layout;
  sectionId: NodeId | null;
  width: number;
  /** Chosen, where one stays chosen. */
  pressed?: boolean;
  disabled?: boolean;
  choose: (layout: Layout) => void;
  children?: ReactNode;
}) {
  const session = useEditor();
  const { t, locale } = useI18n();
  const id = useId();
  const { layout } = props;
  const name = layoutName(session, locale, layout);
  const frames = framesOf(layout).length;
  const counts = t('layouts.room', { stickers: layout.stickers, pictures: frames });
  return (
    <li className="layout-card">
      <div className="layout-shown">
        <button
          id={id}
          type="button"
          className="layout-choose"
          aria-label={`${name}, ${counts}`}
          aria-pressed={props.pressed}
          disabled={props.disabled}
          onClick={() => props.choose(layout)}
        >
          <LayoutThumb layout={layout} sectionId={props.sectionId} width={props.width} />
        </button>
        <span className="layout-counts" aria-hidden="true">
          <IconSticker size={14} /> {layout.stickers}
          {frames > 0 ? (
            <>
              <IconPhoto size={14} /> {frames}
            </>
          ) : null}
        </span>
      </div>
      <div className="layout-words">
        {/* A press on it is one on the picture. */}
        <label className="layout-name" htmlFor={id} aria-hidden="true">
          {name}
        </label>
        {props.children}
      </div>
    </li>
  );
});
