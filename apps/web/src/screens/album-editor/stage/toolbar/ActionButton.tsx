import { useT } from '../../../../app/use-t.ts';
import { ACTION_ICONS } from '../../actions/action-icons.ts';
import { actionLabel } from '../../actions/action-label.ts';
import { EDITOR_ACTIONS } from '../../actions/editor-actions.ts';
import { shortcutLabel } from '../../actions/shortcut-label.ts';
import { whyNot } from '../../actions/why-not.ts';
import { useEditor } from '../../session/editor-context.ts';
import { ToolbarButton } from './ToolbarButton.tsx';

/** An action of the registry as a button of the toolbar. One that cannot be run says why in its tooltip. */
export function ActionButton({ id, withLabel = false }: { id: string; withLabel?: boolean }) {
  const session = useEditor();
  const t = useT();
  const action = EDITOR_ACTIONS.find((one) => one.id === id);
  if (!action) return null;
  const Icon = ACTION_ICONS[action.icon];
  const [shortcut] = action.shortcuts;
  const reason = whyNot(action, session);
  return (
    <ToolbarButton
      label={actionLabel(t, action)}
      keys={shortcut && shortcutLabel(shortcut, t)}
      withLabel={withLabel}
      icon={Icon ? <Icon size={20} aria-hidden /> : null}
      pressed={action.checked?.(session)}
      danger={id === 'element.delete'}
      why={reason === null ? undefined : t(reason as never)}
      onClick={() => action.run(session)}
    />
  );
}
