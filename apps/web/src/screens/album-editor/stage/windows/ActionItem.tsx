import { Menu } from '@mantine/core';
import { useT } from '../../../../app/use-t.ts';
import { ACTION_ICONS } from '../../actions/action-icons.ts';
import { actionLabel } from '../../actions/action-label.ts';
import { editorActions } from '../../actions/editor-actions.ts';
import { whyNot } from '../../actions/why-not.ts';
import { useEditor } from '../../session/editor-context.ts';
import { Keys } from './Keys.tsx';

/** What an action is called when it takes back what it did. */
const OPPOSITES: Readonly<Record<string, 'arrange.locked.unlock' | 'arrange.hidden.show'>> = {
  'arrange.lock': 'arrange.locked.unlock',
  'arrange.hide': 'arrange.hidden.show',
};

/** An action in a menu: icon, name, key. What cannot be done now stays in its place and says why. */
export function ActionItem({ id, label, run }: { id: string; label?: string; run?: () => void }) {
  const session = useEditor();
  const t = useT();
  const action = editorActions.get(id);
  const Icon = ACTION_ICONS[action.icon];
  const isDisabled = !action.enabled(session);
  const reason = isDisabled ? whyNot(action, session) : null;
  const isOn = action.checked?.(session) ?? false;
  const opposite = isOn ? OPPOSITES[id] : undefined;
  const [shortcut] = action.shortcuts;
  const shown = {
    'aria-disabled': isDisabled || undefined,
    closeMenuOnClick: !isDisabled,
    leftSection: Icon ? <Icon size={18} aria-hidden /> : null,
    rightSection: shortcut ? <Keys shortcut={shortcut} /> : null,
    'data-danger': id === 'element.delete' || undefined,
    children: (
      <>
        {label ?? (opposite ? t(opposite) : actionLabel(t, action))}
        {reason ? <span className="context-why">{t(reason as never)}</span> : null}
      </>
    ),
  };
  const start = (): void => {
    if (isDisabled) return;
    if (run) run();
    else action.run(session);
  };
  return action.checked && !OPPOSITES[id] ? (
    <Menu.CheckboxItem {...shown} checked={isOn} onChange={start} />
  ) : (
    <Menu.Item {...shown} onClick={start} />
  );
}
