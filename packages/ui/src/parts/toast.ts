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
  /** Label of the closing cross. */
  closeLabel: string;
}

/** Takes all toasts away, those that wait too. */
export const clearToasts = (): void => notifications.clean();

/** Takes the toast with this id away. */
export const hideToast = (id: string): void => void notifications.hide(id);

/** Where a passing word stands: the next one takes its place. */
const PASSING = 'passing';

/**
 * Shows a toast; it goes by itself after ten seconds. Errors are read out at once, the others when there is a pause. The
 * same words stand there once, and of mere information the latest.
 */
export function showToast(toast: Toast): void {
  const { kind, message, title, stays, action, closeLabel } = toast;
  const isPassing = kind === 'info' && !stays && !action;
  const id = toast.id ?? (isPassing ? PASSING : [kind, title, message].join('\n'));
  notifications.hide(id);
  const shown = notifications.show({
    id,
    title,
    message: action ? createElement(ToastMessage, { message, action, done: () => hideToast(shown) }) : message,
    icon: createElement(ICONS[kind], { size: 22 }),
    autoClose: stays ? false : TOAST_MS,
    className: `fig-toast fig-toast-${kind}`,
    role: kind === 'error' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': closeLabel },
  });
}
