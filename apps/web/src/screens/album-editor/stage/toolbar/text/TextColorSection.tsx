import { resolveColor } from '@figurina/album';
import { useT } from '../../../../../app/use-t.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { ColorChoice } from '../color/ColorChoice.tsx';
import { MIXED } from '../../../parts/mixed.ts';
import { ToolbarPopover } from '../ToolbarPopover.tsx';
import type { WorkspaceNode } from '../toolbar-section.ts';
import { useTextFormat } from './use-text-format.ts';

/** The colour of the words: an index of the palette stays one. */
export function TextColorSection({ nodes }: { nodes: readonly WorkspaceNode[] }) {
  const { store } = useEditor();
  const t = useT();
  const { format, apply } = useTextFormat(nodes);
  const { color } = format;
  return (
    <ToolbarPopover
      id="text-color"
      label={color === null ? t('text.color.mixed') : t('text.color')}
      width={344}
      icon={
        <span
          className="text-color-sign"
          data-mixed={color === null || undefined}
          style={color === null ? {} : { background: resolveColor(store.document.colors, color) }}
        />
      }
    >
      <ColorChoice value={color ?? MIXED} onChoose={(chosen) => apply({ color: chosen })} />
    </ToolbarPopover>
  );
}
