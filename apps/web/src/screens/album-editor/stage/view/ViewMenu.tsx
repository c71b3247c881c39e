import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import { useI18n } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { shortcutLabel } from '../../actions/shortcut-label.ts';
import { NUDGE_SIZES } from '../../session/camera/view-state.ts';
import { VIEW_SWITCHES } from '../../session/camera/view-switches.ts';
import './view-menu.css';

const PHONE = '(max-width: 999px)';

const OPENS_PANEL: ReadonlySet<string> = new Set(['view.outline', 'view.layers', 'view.comment_list']);

/** What is shown besides the album: a menu of switches that stays open. */
export function ViewMenu() {
  const session = useEditor();
  const { t, locale } = useI18n();
  const state = session.view();
  const number = new Intl.NumberFormat(locale);
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  return (
    <Menu position="top-end" width={280} closeOnItemClick={false}>
      <Menu.Target>
        <Tooltip label={t('view.menu')}>
          <ActionIcon variant="subtle" size={36} radius="xl" aria-label={t('view.menu')}>
            <IconSettings size={19} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        {VIEW_SWITCHES.filter(({ deskOnly }) => !(deskOnly && isPhone)).map((one) => (
          <Menu.CheckboxItem
            className="view-item"
            // What opens a panel would lie over it.
            closeMenuOnClick={OPENS_PANEL.has(one.id)}
            key={one.id}
            checked={one.isOn(state)}
            onChange={() => state.setView(one.toggled(state))}
            rightSection={<kbd className="view-key">{shortcutLabel(one.shortcut, t)}</kbd>}
          >
            {t(`actions.${one.id}`)}
          </Menu.CheckboxItem>
        ))}
        {isPhone ? null : (
          <>
            <Menu.Divider />
            <Menu.Label>{t('view.nudge')}</Menu.Label>
            <Menu.RadioGroup value={String(state.nudge)} onChange={(size) => state.setView({ nudge: Number(size) })}>
              <div className="view-nudges">
                {NUDGE_SIZES.map((size) => (
                  <Menu.RadioItem key={size} value={String(size)}>
                    {t('view.nudge.size', { size: number.format(size) })}
                  </Menu.RadioItem>
                ))}
              </div>
            </Menu.RadioGroup>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
