import { Menu, UnstyledButton } from '@mantine/core';
import IconTemplate from '@tabler/icons-react/dist/esm/icons/IconTemplate.mjs';
import { useT } from '../../../app/use-t.ts';
import { ACTION_ICONS } from '../actions/action-icons.ts';
import { actionLabel } from '../actions/action-label.ts';
import { editorActions } from '../actions/editor-actions.ts';
import { whyNot } from '../actions/why-not.ts';
import { useTemplateLeft } from '../session/album/use-template-left.ts';
import { useEditor } from '../session/editor-context.ts';
import { StripMenuItem } from './StripMenuItem.tsx';

const ENTRIES = ['template.next', 'template.ask', 'template.keep_spread', 'template.keep_album'] as const;

/** How much of the album is still the template's, and what can be done about it. Nothing when nothing is. */
export function TemplateMenu() {
  const session = useEditor();
  const t = useT();
  const count = useTemplateLeft();
  if (count === 0) return null;
  const short = t('strip.template.short', { count });
  return (
    <Menu position="top-end" width={300}>
      <Menu.Target>
        <UnstyledButton
          className="strip-link"
          aria-label={`${short}, ${t('strip.template', { count })}`}
          title={t('strip.template', { count })}
        >
          <IconTemplate size={17} />
          <span>{short}</span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {ENTRIES.filter((id) => id !== 'template.ask' || editorActions.get(id).enabled(session)).map((id) => {
          const action = editorActions.get(id);
          const Icon = ACTION_ICONS[action.icon]!;
          const why = whyNot(action, session);
          return (
            <StripMenuItem
              key={id}
              icon={<Icon size={18} />}
              label={actionLabel(t, action)}
              why={why && t(why as never)}
              run={() => action.run(session)}
            />
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
