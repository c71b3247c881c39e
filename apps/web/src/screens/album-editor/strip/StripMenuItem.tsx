import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';

/** Something that can be done with a spread. What cannot be done stays in its place and says why. */
export function StripMenuItem(props: {
  icon: ReactNode;
  label: string;
  /** Why it cannot be done. */
  why: string | null;
  isDangerous?: boolean;
  /** Has the focus when the menu opens. */
  isFirst?: boolean;
  run: () => void;
}) {
  const { icon, label, why, isDangerous, isFirst, run } = props;
  return (
    <Menu.Item
      className={isDangerous && !why ? 'strip-menu-item fig-danger' : 'strip-menu-item'}
      data-autofocus={isFirst || undefined}
      leftSection={icon}
      aria-disabled={why ? true : undefined}
      closeMenuOnClick={!why}
      onClick={() => {
        if (!why) run();
      }}
    >
      {label}
      {why ? <span className="strip-why">{why}</span> : null}
    </Menu.Item>
  );
}
