import { notifications } from '@mantine/notifications';
import { createElement, type FunctionComponent } from 'react';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { type ToastAction, ToastMessage } from './ToastMessage.tsx';

export type { ToastAction } from './ToastMessage.tsx';

export const TOAST_MS = 10_000;

export type ToastKind = 'error' | 'warning' | 'info';

const ICONS: Record<ToastKind, FunctionComponent<{ size?: number | string }>> = {
  error: IconCircleX,
  warning: IconAlertTriangle,
  info: IconInfoCircle,
};

export interface Toast {
  kind: ToastKind;
  message: string;
  title?: string;
  /** A second toast with the same id replaces the first. */
  id?: string;
  /** Stays until it is closed. */
  stays?: boolean;
  /** What can be done about it; the toast goes with it. */
  action?: ToastAction;
  /** When it happened: shown as the time of day. */
  at?: Date;
  /** In words, how often the same has been said by now. */
  times?: (count: number) => string;
  /** Label of the closing cross. */
  closeLabel: string;
}

/** Takes all toasts away, those that wait too. */
export function clearToasts(): void {
  said.clear();
  notifications.clean();
}

/** Takes the toast with this id away. */
export const hideToast = (id: string): void => void notifications.hide(id);

/** How often what stands there now was said, by the toast's id. */
const said = new Map<string, { readonly words: string; readonly count: number }>();

/** Where a passing word stands: the next one takes its place. */
const PASSING = 'passing';

/**
 * Shows a toast; it goes by itself after ten seconds. Errors are read out at once, the others when there is a pause. The
 * same words stand there once, with how often they were said; of mere information the latest, which nobody counts.
 */
export function showToast(toast: Toast): void {
  const { kind, message, title, stays, action, at, times, closeLabel } = toast;
  const isPassing = kind === 'info' && !stays && !action;
  const words = [kind, title, message].join('\n');
  const id = toast.id ?? (isPassing ? PASSING : words);
  const before = said.get(id);
  // One that is put in place of another on purpose is counted by whoever does it.
  const isCounted = toast.id === undefined && !isPassing;
  const count = isCounted && before?.words === words ? before.count + 1 : 1;
  notifications.hide(id);
  said.set(id, { words, count });
  const isPlain = !action && !at && count === 1;
  const shown = notifications.show({
    id,
    title,
    message: isPlain
      ? message
      : createElement(ToastMessage, {
          message,
          ...(action && { action }),
          ...(at && { at }),
          ...(count > 1 && { count, times: times?.(count) ?? String(count) }),
          done: () => hideToast(shown),
        }),
    icon: createElement(ICONS[kind], { size: 22 }),
    autoClose: stays ? false : TOAST_MS,
    onClose: () => {
      // Put away by whoever says the same again, it goes on counting.
      if (said.get(id)?.count === count) said.delete(id);
    },
    className: `fig-toast fig-toast-${kind}`,
    role: kind === 'error' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': closeLabel },
  });
}
