import type { Paint } from '@figurina/album';
import { cssBackground } from '@figurina/drawing';
import { useT } from '../../../../../app/use-t.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { commonProp, MIXED } from '../../../parts/mixed.ts';
import type { WorkspaceNode } from '../toolbar-section.ts';
import { ToolbarPopover } from '../ToolbarPopover.tsx';
import { FillPanel } from './FillPanel.tsx';

/** The fill of shapes, of empty frames and of the spread. */
export function FillSection({ nodes }: { nodes: readonly WorkspaceNode[] }) {
  const t = useT();
  const isSpread = nodes[0]?.type === 'Spread';
  return (
    <ToolbarPopover
      id="fill"
      label={isSpread ? t('toolbar.fill.spread') : t('toolbar.fill')}
      withLabel
      icon={<FillMark nodes={nodes} />}
      width={344}
    >
      <FillPanel nodes={nodes} />
    </ToolbarPopover>
  );
}

/** The ground of a text's box: seldom wanted, so it is behind “Mehr”. */
export function TextGroundSection({ nodes }: { nodes: readonly WorkspaceNode[] }) {
  const t = useT();
  return (
    <ToolbarPopover id="text-ground" label={t('toolbar.fill.text')} icon={<FillMark nodes={nodes} />} width={344}>
      <FillPanel nodes={nodes} />
    </ToolbarPopover>
  );
}

/** A round patch of what is there: half and half when it differs, crossed out when there is nothing. */
function FillMark({ nodes }: { nodes: readonly WorkspaceNode[] }) {
  const { store } = useEditor();
  const fill = commonProp(nodes, 'fill');
  const kind = fill === MIXED ? 'mixed' : fill === null || fill === undefined ? 'none' : 'paint';
  return (
    <span
      className="toolbar-mark"
      data-kind={kind}
      style={kind === 'paint' ? { background: cssBackground(fill as Paint, store.document.colors) } : undefined}
    />
  );
}
