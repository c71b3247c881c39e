import { Menu } from '@mantine/core';
import IconLayersSelectedBottom from '@tabler/icons-react/dist/esm/icons/IconLayersSelectedBottom.mjs';
import IconLayoutAlignLeft from '@tabler/icons-react/dist/esm/icons/IconLayoutAlignLeft.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconStack2 from '@tabler/icons-react/dist/esm/icons/IconStack2.mjs';
import { Fragment, useEffect } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { pasteFromMenu } from '../../actions/clipboard-actions.ts';
import { useEditor } from '../../session/editor-context.ts';
import type { EditorWindow } from '../../session/windows.ts';
import { NodeThumb } from '../toolbar/NodeThumb.tsx';
import { nodeLabel } from '../../session/album/node-label.ts';
import { ActionItem } from './ActionItem.tsx';
import { type ContextItem, contextItems } from './context-items.ts';
import { Submenu } from './Submenu.tsx';
import './windows.css';

/** Their icons and widths: names and keys side by side. */
const SUBMENUS = {
  order: [IconStack2, 300],
  align: [IconLayoutAlignLeft, 370],
  insert: [IconPlus, 260],
} as const;

/** The menu of what is selected, at the pointer: the same actions as everywhere, with their keys. */
export default function ContextMenu({ menu }: { menu: Extract<EditorWindow, { kind: 'menu' }> }) {
  const session = useEditor();
  const t = useT();
  const groups = contextItems(session, menu.pile.length);
  return (
    <Menu
      opened
      onClose={() => {
        // A dialog that an entry has opened stays.
        if (session.windows.get() === menu) session.windows.close();
        if (menu.from?.isConnected) menu.from.focus();
        else session.focusCanvas();
      }}
      position="right-start"
      offset={2}
      middlewares={{ flip: true, shift: { crossAxis: true, padding: 8 } }}
      width={280}
      withinPortal={false}
      floatingStrategy="fixed"
      transitionProps={{ duration: 0 }}
      returnFocus={false}
      // It hangs on a point and not on an element that could go away, and a key has opened it that may still be down.
      hideDetached={false}
      clickOutsideEvents={['mousedown', 'touchstart']}
      withInitialFocusPlaceholder={false}
      radius="lg"
      shadow="lg"
      classNames={{
        dropdown: 'context-menu',
        item: 'context-item',
        itemIndicator: 'context-check',
        divider: 'context-divider',
      }}
    >
      <Menu.Target>
        {/* Names the menu. */}
        <span className="context-anchor" aria-hidden="true" style={{ left: menu.at.x, top: menu.at.y }}>
          {t('menu.label')}
        </span>
      </Menu.Target>
      <Menu.Dropdown>
        {groups.map((group, at) => (
          <Fragment key={at}>
            {at > 0 ? <Menu.Divider /> : null}
            {group.map((item) => (
              <Item key={keyOf(item)} item={item} menu={menu} />
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function keyOf(item: ContextItem): string {
  return 'action' in item ? item.action : 'submenu' in item ? item.submenu : 'pile';
}

function Item({ item, menu }: { item: ContextItem; menu: Extract<EditorWindow, { kind: 'menu' }> }) {
  const session = useEditor();
  const t = useT();
  if ('pile' in item) return <Pile menu={menu} />;
  if ('action' in item) {
    // From the menu, things come to where it was opened.
    const here = item.action === 'clipboard.paste' && menu.world;
    return (
      <ActionItem
        id={item.action}
        {...(here && { label: t('menu.paste_here'), run: () => void pasteFromMenu(session, here) })}
      />
    );
  }
  const [icon, width] = SUBMENUS[item.submenu];
  return (
    <Submenu label={t(`menu.${item.submenu}`)} icon={icon} width={width}>
      {item.actions.map((id) => (
        <ActionItem key={id} id={id} />
      ))}
    </Submenu>
  );
}

/** What lies under the pointer, topmost first, locked things too; the one that is pointed at lights up on its page. */
function Pile({ menu }: { menu: Extract<EditorWindow, { kind: 'menu' }> }) {
  const session = useEditor();
  const t = useT();
  const { highlightCell: highlight } = session;
  const { nodes } = session.store.document;
  const { ids } = session.selection.get();
  useEffect(() => () => highlight(null), [highlight]);
  return (
    <Submenu label={t('actions.select.behind')} icon={IconLayersSelectedBottom} width={300}>
      {menu.pile.flatMap((id) => {
        const node = nodes.get(id);
        if (!node) return [];
        const isLocked = 'locked' in node.props && node.props.locked;
        const kind = t(`editor.kind.${node.type}`);
        const label = nodeLabel(session, node) || kind;
        return (
          <Menu.Item
            key={id}
            className="context-item context-pile"
            aria-current={ids.includes(id) || undefined}
            leftSection={
              isLocked ? <IconLock size={16} aria-label={t('editor.locked')} /> : <NodeThumb nodes={[node]} />
            }
            rightSection={label === kind ? null : <span className="context-kind">{kind}</span>}
            onMouseEnter={() => highlight(id)}
            onMouseLeave={() => highlight(null)}
            onFocus={() => highlight(id)}
            onBlur={() => highlight(null)}
            onClick={() => session.selection.select([id])}
          >
            {label}
          </Menu.Item>
        );
      })}
    </Submenu>
  );
}
