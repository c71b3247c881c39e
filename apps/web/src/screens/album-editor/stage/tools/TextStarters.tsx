import { type ToolId, TOOLS } from '@figurina/editor';
import { SegmentedControl } from '@mantine/core';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';

/** From the loudest to the usual one. */
const STARTERS = [...TOOLS.filter(({ starter }) => starter).map(({ id }) => id), 'text'] as const;

/** Whether a tool is the text tool, whatever its texts start as. */
export const writesText = (tool: ToolId): boolean => STARTERS.includes(tool);

/** Beside the text tool while it is in hand: what the next text starts as. */
export function TextStarters({ active }: { active: ToolId }) {
  const { toolbox } = useEditor();
  const t = useT();
  return (
    <SegmentedControl<ToolId>
      className="text-starters"
      orientation="vertical"
      aria-label={t('tools.starters')}
      value={active}
      onChange={(tool) => toolbox.choose(tool)}
      data={STARTERS.map((tool) => ({
        value: tool,
        label: <span data-starter={tool}>{t(`actions.tool.${tool}`)}</span>,
      }))}
    />
  );
}
