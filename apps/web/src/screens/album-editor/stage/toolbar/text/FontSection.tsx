import { cssFontFamily, resolveFont } from '@figurina/drawing';
import IconSelector from '@tabler/icons-react/dist/esm/icons/IconSelector.mjs';
import { use } from 'react';
import { useT } from '../../../../../app/use-t.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { ToolbarPopover } from '../ToolbarPopover.tsx';
import { ToolbarSurface } from '../toolbar-surface.ts';
import type { WorkspaceNode } from '../toolbar-section.ts';
import { FontList } from './FontList.tsx';
import { keepRecentFont } from './recent-fonts.ts';
import { SizeField } from './SizeField.tsx';
import { useTextFormat } from './use-text-format.ts';
import './text-section.css';

/** Font and size. */
export function FontSection({ nodes }: { nodes: readonly WorkspaceNode[] }) {
  const session = useEditor();
  const t = useT();
  const { format, apply } = useTextFormat(nodes);
  const { font } = format;
  const family = font === null ? null : resolveFont(font, session.store.document.fonts).family;
  const inBar = use(ToolbarSurface) === 'bar';
  return (
    <>
      <ToolbarPopover
        id="text-font"
        label={t('text.font.current', { font: family ?? t('text.mixed') })}
        width={300}
        icon={
          inBar ? (
            <span className="font-button">
              <span style={family === null ? {} : { fontFamily: cssFontFamily(family) }}>
                {family ?? t('text.mixed')}
              </span>
              <IconSelector size={16} />
            </span>
          ) : (
            <span style={family === null ? {} : { fontFamily: cssFontFamily(family) }}>Aa</span>
          )
        }
      >
        <FontList
          current={font}
          onChoose={(choice) => {
            if (!choice.role) keepRecentFont(choice.family);
            apply({ font: choice.font });
            session.floating.show(null);
          }}
        />
      </ToolbarPopover>
      <SizeField
        size={format.size}
        onChange={(size) => apply({ size })}
        onDone={() => session.openText.get()?.focus()}
      />
    </>
  );
}
