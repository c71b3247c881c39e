import { ALIGNMENTS, LINE_HEIGHTS } from '@figurina/album';
import IconAlignCenter from '@tabler/icons-react/dist/esm/icons/IconAlignCenter.mjs';
import IconAlignJustified from '@tabler/icons-react/dist/esm/icons/IconAlignJustified.mjs';
import IconAlignLeft from '@tabler/icons-react/dist/esm/icons/IconAlignLeft.mjs';
import IconAlignRight from '@tabler/icons-react/dist/esm/icons/IconAlignRight.mjs';
import IconLineHeight from '@tabler/icons-react/dist/esm/icons/IconLineHeight.mjs';
import { useT } from '../../../../../app/use-t.ts';
import { ToolbarPopover } from '../ToolbarPopover.tsx';
import type { WorkspaceNode } from '../toolbar-section.ts';
import { Choices } from './Choices.tsx';
import { useTextFormat } from './use-text-format.ts';

const SIGNS = {
  left: IconAlignLeft,
  center: IconAlignCenter,
  right: IconAlignRight,
  justify: IconAlignJustified,
} as const;

/** Alignment and line height of the paragraphs. */
export function ParagraphSection({ nodes }: { nodes: readonly WorkspaceNode[] }) {
  const t = useT();
  const { format, apply } = useTextFormat(nodes);
  const Sign = SIGNS[format.align ?? 'left'];
  return (
    <>
      <ToolbarPopover
        id="text-align"
        label={t(format.align === null ? 'text.align.mixed' : 'text.align')}
        icon={<Sign size={20} />}
        width={220}
      >
        <Choices
          label={t('text.align')}
          current={format.align}
          choices={ALIGNMENTS.map((align) => {
            const Icon = SIGNS[align];
            return { value: align, label: t(`text.align.${align}`), icon: <Icon size={20} /> };
          })}
          onChoose={(align) => apply({ align })}
        />
      </ToolbarPopover>
      <ToolbarPopover
        id="text-line-height"
        label={t(format.lineHeight === null ? 'text.line_height.mixed' : 'text.line_height')}
        icon={<IconLineHeight size={20} />}
        width={220}
      >
        <Choices
          label={t('text.line_height')}
          current={format.lineHeight}
          choices={LINE_HEIGHTS.map((height) => ({ value: height, label: t('text.percent', { value: height }) }))}
          onChoose={(lineHeight) => apply({ lineHeight })}
        />
      </ToolbarPopover>
    </>
  );
}
