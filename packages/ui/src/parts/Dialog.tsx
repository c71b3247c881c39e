import { ActionIcon } from '@mantine/core';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useId, useLayoutEffect, useRef, type CSSProperties, type MouseEvent, type ReactNode } from 'react';

/**
 * A dialog over the page: the browser's own, so that the rest is out of reach while it is open, Esc closes it, and the
 * focus returns to where it was. Focus starts at the element with `data-autofocus`, else at the first one.
 */
export function Dialog(props: {
  opened: boolean;
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** In pixels. */
  width?: number;
  /** Beside the title, e.g. tabs. */
  head?: ReactNode;
  className?: string;
}) {
  const { opened, onClose } = props;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const openedFrom = useRef<readonly Element[]>([]);
  useEffect(() => {
    if (opened && !dialog.current?.open) {
      openedFrom.current = ancestorsOf(document.activeElement);
      dialog.current?.showModal();
      dialog.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    }
    if (!opened && dialog.current?.open) {
      dialog.current.close();
      // What was in it may be what the answer took away.
      if (document.activeElement === document.body) stopNear(openedFrom.current)?.focus();
    }
  }, [opened]);
  // Before it is taken out of the page: a dialog that is only taken out gives the focus back to nobody.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);
  // The backdrop belongs to the dialog element itself; everything inside is a child of it.
  const closeFromBackdrop = (event: MouseEvent) => event.target === dialog.current && onClose();
  return (
    <dialog
      ref={dialog}
      className={props.className ? `fig-dialog ${props.className}` : 'fig-dialog'}
      aria-labelledby={titleId}
      style={props.width === undefined ? undefined : ({ '--dialog-width': `${props.width}px` } as CSSProperties)}
      onClick={closeFromBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {opened && (
        <div className="fig-dialog-body">
          <div className="fig-dialog-head">
            <h2 id={titleId}>{props.title}</h2>
            {props.head}
            <ActionIcon size={40} aria-label={props.closeLabel} onClick={onClose}>
              <IconX size={20} aria-hidden />
            </ActionIcon>
          </div>
          {props.children}
        </div>
      )}
    </dialog>
  );
}

function ancestorsOf(element: Element | null): Element[] {
  return element && element !== document.body ? [element, ...ancestorsOf(element.parentElement)] : [];
}

const BUTTONS = 'button:not([tabindex="-1"]):enabled, a[href]';

/** The tab stop that is nearest to where the focus was, when that is gone: of the same list, else of the same region. */
function stopNear(path: readonly Element[]): HTMLElement | null {
  for (const element of path) {
    if (!element.isConnected) continue;
    const stop = element.querySelector<HTMLElement>('[tabindex="0"]') ?? element.querySelector<HTMLElement>(BUTTONS);
    if (stop) return stop;
  }
  return null;
}
