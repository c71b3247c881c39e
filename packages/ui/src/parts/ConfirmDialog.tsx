import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';

/** Asks before something cannot be taken back. Focus starts on the harmless answer. */
export function ConfirmDialog(props: {
  opened: boolean;
  title: string;
  question: ReactNode;
  confirm: string;
  cancel: string;
  busy?: boolean;
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
        <Button variant="default" className="fig-danger" loading={props.busy} onClick={props.onConfirm}>
          {props.confirm}
        </Button>
      </div>
    </Dialog>
  );
}
