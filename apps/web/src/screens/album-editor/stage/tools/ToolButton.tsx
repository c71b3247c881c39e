import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { disableNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/disable-native-drag-preview';
import type { Tool } from '@figurina/editor';
import { ActionIcon, Tooltip } from '@mantine/core';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { insertTool } from '../../actions/insert-actions.ts';
import { useEditor } from '../../session/editor-context.ts';
import { TOOL_ICONS } from './tool-icons.ts';
import type { ToolDragData } from '../drops/tool-drop.ts';

/** A tool: clicked it is taken in hand, clicked twice it stays there, dragged onto the canvas it drops its element. */
export function ToolButton({ tool, active, locked }: { tool: Tool; active: boolean; locked: boolean }) {
  const session = useEditor();
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const name = t(`actions.tool.${tool.id}`);
  const Icon = TOOL_ICONS[tool.id];

  useEffect(() => {
    if (!button.current || !tool.creates) return;
    return draggable({
      element: button.current,
      getInitialData: (): Record<string, unknown> => ({ ...({ kind: 'tool', tool: tool.id } satisfies ToolDragData) }),
      // The canvas shows the element itself where it would come to lie.
      onGenerateDragPreview: ({ nativeSetDragImage }) => disableNativeDragPreview({ nativeSetDragImage }),
    });
  }, [tool]);

  function press(event: MouseEvent): void {
    // Without a pointer there is no place to click: the element comes into the middle of the spread.
    if (event.detail === 0 && tool.creates) {
      insertTool(session, tool);
      return;
    }
    session.toolbox.choose(tool.id);
    if (event.detail > 0) session.focusCanvas();
  }
  return (
    <Tooltip label={tool.key ? `${name} (${tool.key.toUpperCase()})` : name} position="right" openDelay={500}>
      <ActionIcon
        ref={button}
        variant="subtle"
        size={40}
        radius="md"
        className="tool-button"
        aria-label={locked ? t('tools.locked', { tool: name }) : name}
        aria-pressed={active}
        aria-description={tool.creates && t('tools.enter', { action: t(`actions.insert.${tool.id}` as never) })}
        aria-keyshortcuts={tool.key?.toUpperCase()}
        onClick={press}
      >
        <Icon size={21} aria-hidden />
        {locked ? <IconLock className="tool-lock" size={12} stroke={2.6} aria-hidden /> : null}
      </ActionIcon>
    </Tooltip>
  );
}
