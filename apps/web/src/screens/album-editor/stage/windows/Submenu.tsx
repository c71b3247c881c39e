import { Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useRef, useState } from 'react';
import type { ActionIcon } from '../../actions/action-icons.ts';

interface SubmenuProps {
  readonly label: string;
  readonly icon: ActionIcon;
  /** In pixels. */
  readonly width: number;
  readonly children: ReactNode;
}

/** Below this width nothing has room beside the menu. */
const NARROW = '(max-width: 999px)';

/** Further entries under one name: in a menu beside the first, or on a narrow screen in the same one. */
export function Submenu(props: SubmenuProps) {
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  return isNarrow ? (
    <div role="group" aria-label={props.label}>
      <Menu.Label>{props.label}</Menu.Label>
      {props.children}
    </div>
  ) : (
    <Beside {...props} />
  );
}

/** Opens by pointer, click, Enter and arrow right; arrow left leads back to it. */
function Beside({ label, icon: Icon, width, children }: SubmenuProps) {
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
