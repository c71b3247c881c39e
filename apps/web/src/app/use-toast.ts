import { showToast, type ToastAction, type ToastKind } from '@figurina/ui';
import { useMemo } from 'react';
import { problemText } from '../api/problem.ts';
import { useT } from './use-t.ts';

export interface ToastOptions {
  title?: string;
  /** A second toast with the same id replaces the first. */
  id?: string;
  stays?: boolean;
  action?: ToastAction;
  /** When it happened, where that is not now. */
  at?: Date;
}
type ShowToast = (message: string, options?: ToastOptions) => void;

/** Toasts of the three kinds, and one for a failed call in the words of its refusal. */
export function useToast(): Record<ToastKind, ShowToast> & {
  problem: (cause: unknown, options?: ToastOptions) => void;
} {
  const t = useT();
  return useMemo(() => {
    const show =
      (kind: ToastKind): ShowToast =>
      (message, options) =>
        showToast({
          kind,
          message,
          ...options,
          closeLabel: t('common.close'),
          times: (count) => t('common.times', { count }),
        });
    const error = show('error');
    return {
      error,
      warning: show('warning'),
      info: show('info'),
      problem: (cause, options) => error(problemText(t, cause), options),
    };
  }, [t]);
}
