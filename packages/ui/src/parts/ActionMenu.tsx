import { useId, useRef, useState, type FunctionComponent, type KeyboardEvent, type ReactNode } from 'react';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { menuPlace } from './menu-place.ts';

type Icon = FunctionComponent<{ size?: number | string; 'aria-hidden'?: boolean }>;

/** An entry: something to do, or one of several choices under a common label. */
export type MenuEntry =
  | {
      kind: 'action';
      label: string;
      icon?: Icon;
      danger?: boolean;
      disabled?: boolean;
      /** Why it cannot be done; it stays in its place and says so. */
      why?: string | null;
      run: () => void;
    }
  | { kind: 'choice'; label: string; value: string; options: readonly MenuOption[]; choose: (value: string) => void };
export interface MenuOption {
  value: string;
  label: string;
  /** Language of the label, where it is not the page's. */
  lang?: string;
  /** What choosing it means. */
  hint?: string;
}

/**
 * A button that opens a menu. Entries are records, so that toolbar, menu and shortcut can share one. It opens in the
 * browser's top layer, stays inside its landmark, takes arrows, Home, End, letters, Esc and Tab.
 */
export function ActionMenu(props: {
  /** What the button does, for those who do not see it. */
  label: string;
  /** What the button shows; decorative, the label names it. */
  button: ReactNode;
  entries: readonly MenuEntry[];
  /** Above the entries, e.g. whose account this is. */
  header?: ReactNode;
  className?: string;
  disabled?: boolean;
}) {
  const id = useId();
  const target = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);

  const place = () => {
    if (!target.current || !menu.current) return;
    const { left, top } = menuPlace(target.current.getBoundingClientRect(), menu.current.getBoundingClientRect(), {
      width: document.documentElement.clientWidth,
      height: window.innerHeight,
    });
    menu.current.style.left = `${left}px`;
    menu.current.style.top = `${top}px`;
  };
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([disabled])') ?? [])];
  const close = () => menu.current?.hidePopover();
  const run = (action: () => void) => {
    close();
    target.current?.focus();
    action();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close();
    const next = nextItem(items(), event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <>
      <button
        ref={target}
        type="button"
        className={props.className ?? 'fig-menu-button'}
        aria-label={props.label}
        aria-haspopup="menu"
        aria-expanded={opened}
        aria-controls={id}
        popoverTarget={id}
        disabled={props.disabled}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || opened) return;
          event.preventDefault();
          menu.current?.showPopover();
        }}
      >
        <span aria-hidden="true">{props.button}</span>
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className="fig-menu"
        onKeyDown={onKeyDown}
        onToggle={({ newState }) => {
          setOpened(newState === 'open');
          if (newState !== 'open') return;
          place();
          items()[0]?.focus();
        }}
      >
        {props.header}
        <div role="menu" aria-label={props.label}>
          {props.entries.map((entry) =>
            entry.kind === 'action' ? (
              <ActionItem key={entry.label} entry={entry} onRun={run} />
            ) : (
              <ChoiceItems key={entry.label} entry={entry} onRun={run} />
            ),
          )}
        </div>
      </div>
    </>
  );
}

type Run = (action: () => void) => void;

function ActionItem({ entry, onRun }: { entry: Extract<MenuEntry, { kind: 'action' }>; onRun: Run }) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={entry.danger && !entry.why ? 'fig-menu-item fig-danger' : 'fig-menu-item'}
      disabled={entry.disabled}
      aria-disabled={entry.why ? true : undefined}
      onClick={() => {
        if (!entry.why) onRun(entry.run);
      }}
    >
      {entry.icon && <entry.icon size={18} aria-hidden />}
      {entry.why ? (
        <span>
          {entry.label}
          <small className="fig-menu-hint">{entry.why}</small>
        </span>
      ) : (
        entry.label
      )}
    </button>
  );
}

function ChoiceItems({ entry, onRun }: { entry: Extract<MenuEntry, { kind: 'choice' }>; onRun: Run }) {
  return (
    <div role="group" aria-label={entry.label} className="fig-menu-group">
      <span className="fig-menu-label" aria-hidden="true">
        {entry.label}
      </span>
      {entry.options.map(({ value, label, lang, hint }) => (
        <button
          key={value}
          type="button"
          role="menuitemradio"
          tabIndex={-1}
          className="fig-menu-item"
          lang={lang}
          aria-checked={value === entry.value}
          onClick={() => onRun(() => entry.choose(value))}
        >
          <span>
            {label}
            {hint && <small className="fig-menu-hint">{hint}</small>}
          </span>
          {value === entry.value && <IconCheck size={18} aria-hidden />}
        </button>
      ))}
    </div>
  );
}

/** Where a key leads from the focused item: around at the ends, and to the next one that begins with a letter. */
function nextItem(items: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const at = items.indexOf(document.activeElement as HTMLElement);
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items[at <= 0 ? items.length - 1 : at - 1];
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  const begins = (item: HTMLElement) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase());
  return [...items.slice(at + 1), ...items.slice(0, at + 1)].find(begins);
}
