import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';
import { StampButton } from './StampButton.tsx';

/** Asks before something is done that reaches far or cannot be taken back. Focus starts on the answer that does nothing. */
export function ConfirmDialog(props: {
  opened: boolean;
  title: string;
  question: ReactNode;
  confirm: string;
  cancel: string;
  busy?: boolean;
  /** Something is made or sent by it, and nothing is lost. */
  harmless?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  return (
    <Dialog opened={props.opened} title={props.title} closeLabel={props.cancel} onClose={props.onCancel}>
      <p>{props.question}</p>
      <div className="fig-dialog-foot">
        <Button variant="default" onClick={props.onCancel} data-autofocus>
          {props.cancel}
        </Button>
        {props.harmless ? (
          <StampButton loading={props.busy} onClick={props.onConfirm}>
            {props.confirm}
          </StampButton>
        ) : (
          <Button variant="default" className="fig-danger" loading={props.busy} onClick={props.onConfirm}>
            {props.confirm}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
