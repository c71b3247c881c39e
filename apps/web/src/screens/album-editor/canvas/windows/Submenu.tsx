import { Menu } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import type { ActionIcon } from '../../actions/action-icons.ts';

/** An entry that opens a menu beside itself: by pointer, click, Enter and arrow right; arrow left leads back to it. */
export function Submenu(props: { label: string; icon: ActionIcon; width: number; children: ReactNode }) {
  const { label, icon: Icon, width, children } = props;
  const [opened, setOpened] = useState(false);
  const item = useRef<HTMLButtonElement>(null);
  const dropdown = useRef<HTMLDivElement>(null);
  function open(): void {
    setOpened(true);
    requestAnimationFrame(() => dropdown.current?.querySelector<HTMLElement>('[data-menu-item]')?.focus());
  }
  return (
    <Menu.Sub position="right-start" offset={8} width={width} opened={opened} onChange={setOpened}>
      <Menu.Sub.Target>
        <Menu.Sub.Item ref={item} leftSection={<Icon size={18} aria-hidden />} onClick={open}>
          {label}
        </Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown
        ref={dropdown}
        aria-label={label}
        onKeyDown={(event) => {
          if (event.key === 'ArrowLeft') item.current?.focus();
        }}
      >
        {children}
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  );
}
