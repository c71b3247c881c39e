import { moveElements, type NodeId } from '@figurina/album';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconArrowsMove from '@tabler/icons-react/dist/esm/icons/IconArrowsMove.mjs';
import { type ReactNode, useState } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { ACTION_ICONS } from '../../actions/action-icons.ts';
import { editorActions } from '../../actions/editor-actions.ts';
import { useEditor } from '../../session/editor-context.ts';
import { fillingActions, quickActions } from './quick-actions.ts';
import type { WorkspaceNode } from './toolbar-section.ts';

const STEP_MM = 1;

/** The four actions of the phone's sheet: what one does most with what is selected. */
export function QuickActions(props: { nodes: readonly WorkspaceNode[] }) {
  const session = useEditor();
  const t = useT();
  const [moving, setMoving] = useState(false);
  const enabled = (id: string): boolean => editorActions.get(id).enabled(session);
  const ids = props.nodes.map(({ id }) => id);
  const designs = session.editable('design', ids[0]);
  const actions = designs ? quickActions(props.nodes) : fillingActions(props.nodes);
  if (moving)
    return (
      <div className="toolbar-quick" role="group" aria-label={t('toolbar.move')}>
        {ARROWS.map(({ name, x, y, Icon }) => (
          <Quick
            key={name}
            label={t(`toolbar.move.${name}`)}
            icon={<Icon size={22} />}
            onClick={() => move(session, ids, x, y)}
          />
        ))}
        <Quick
          label={t('toolbar.move.done')}
          icon={<IconArrowsMove size={22} />}
          pressed
          onClick={() => setMoving(false)}
        />
      </div>
    );
  return (
    <div className="toolbar-quick">
      {actions.map(({ label, action }) => {
        if (action === 'move')
          return (
            <Quick
              key={action}
              label={t(label as never)}
              icon={<IconArrowsMove size={22} />}
              disabled={!enabled('element.duplicate')}
              onClick={() => setMoving(true)}
            />
          );
        const { icon, run } = editorActions.get(action);
        const Icon = ACTION_ICONS[icon]!;
        return (
          <Quick
            key={action}
            label={t(label as never)}
            icon={<Icon size={22} />}
            danger={action.endsWith('.delete')}
            disabled={!enabled(action)}
            onClick={() => run(session)}
          />
        );
      })}
    </div>
  );
}

const ARROWS = [
  { name: 'left', x: -STEP_MM, y: 0, Icon: IconArrowLeft },
  { name: 'up', x: 0, y: -STEP_MM, Icon: IconArrowUp },
  { name: 'down', x: 0, y: STEP_MM, Icon: IconArrowDown },
  { name: 'right', x: STEP_MM, y: 0, Icon: IconArrowRight },
] as const;

function move(session: ReturnType<typeof useEditor>, ids: readonly NodeId[], x: number, y: number): void {
  session.run('steps.move', (document) => moveElements(document, { ids, by: { x, y } }), `nudge:${ids.join()}`);
}

function Quick(props: {
  label: string;
  icon: ReactNode;
  onClick: () => void;
  disabled?: boolean;
  danger?: boolean;
  pressed?: boolean;
}) {
  return (
    <button
      type="button"
      className="toolbar-quick-button"
      data-danger={props.danger || undefined}
      aria-pressed={props.pressed}
      disabled={props.disabled}
      onClick={props.onClick}
    >
      <span aria-hidden="true">{props.icon}</span>
      {props.label}
    </button>
  );
}
