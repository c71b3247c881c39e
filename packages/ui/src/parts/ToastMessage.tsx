import { UnstyledButton } from '@mantine/core';

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

/** The words of a toast, how often they were said and when, and what can be done about it: the toast goes with it. */
export function ToastMessage(props: {
  message: string;
  action?: ToastAction;
  at?: Date;
  count?: number;
  /** The count in words. */
  times?: string;
  done: () => void;
}) {
  const { message, action, at, count, times, done } = props;
  return (
    <>
      {message}
      {count === undefined ? null : (
        <span className="fig-toast-count" role="img" aria-label={times}>
          ×{count}
        </span>
      )}
      {at ? (
        <time className="fig-toast-time" dateTime={at.toISOString()}>
          {new Intl.DateTimeFormat(document.documentElement.lang || undefined, {
            timeStyle: 'short',
            hourCycle: 'h23',
          }).format(at)}
        </time>
      ) : null}
      {action ? (
        <UnstyledButton
          className="fig-toast-action fig-focus"
          onClick={() => {
            done();
            action.run();
          }}
        >
          {action.label}
        </UnstyledButton>
      ) : null}
    </>
  );
}
