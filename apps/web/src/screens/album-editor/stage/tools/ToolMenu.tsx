import { useRovingFocus } from '@figurina/ui';
import { useMediaQuery } from '@mantine/hooks';
import { useSyncExternalStore } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { availableTools } from '../../session/available-tools.ts';
import { TextStarters, writesText } from './TextStarters.tsx';
import { ToolButton } from './ToolButton.tsx';
import './tools.css';

/** The tools at the left of the canvas: one tab stop, the arrows walk. A click takes a tool in hand, Enter inserts at once. */
export function ToolMenu() {
  const session = useEditor();
  const { toolbox, meta } = session;
  const t = useT();
  useSyncExternalStore(meta.subscribe, meta.get);
  const active = useSyncExternalStore(toolbox.subscribe, toolbox.active);
  const locked = useSyncExternalStore(toolbox.subscribe, toolbox.locked);
  const fingers = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  const tools = availableTools(session).filter(
    ({ id, forFingers, starter }) => !starter && (!forFingers || fingers || id === active),
  );
  const inHand = writesText(active) ? 'text' : active;
  const roving = useRovingFocus<HTMLUListElement>();
  return (
    <>
      <div className="tool-menu" role="toolbar" aria-orientation="vertical" aria-label={t('tools.menu')}>
        <ul {...roving}>
          {tools.map((tool) => (
            <li key={tool.id}>
              <ToolButton tool={tool} active={tool.id === inHand} locked={tool.id === inHand && locked} />
            </li>
          ))}
        </ul>
      </div>
      {inHand === 'text' ? <TextStarters active={active} /> : null}
    </>
  );
}
