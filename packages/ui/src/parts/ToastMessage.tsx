import { UnstyledButton } from '@mantine/core';

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

/** The words of a toast, and what can be done about it: the toast goes with it. */
export function ToastMessage(props: { message: string; action: ToastAction; done: () => void }) {
  const { message, action, done } = props;
  return (
    <>
      {message}
      <UnstyledButton
        className="fig-toast-action fig-focus"
        onClick={() => {
          done();
          action.run();
        }}
      >
        {action.label}
      </UnstyledButton>
    </>
  );
}
