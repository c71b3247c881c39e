import { Dialog } from '@figurina/ui';
import type { ReactNode } from 'react';
import { DialogFoot } from '../../../app/DialogFoot.tsx';
import { useT } from '../../../app/use-t.ts';

/** A dialog of staff, whose form begins anew each time it is opened. */
export function DeskDialog(props: {
  title: string;
  opened: boolean;
  onClose: () => void;
  width?: number;
  children: ReactNode;
}) {
  const t = useT();
  const { opened, children, ...dialog } = props;
  return (
    <Dialog {...dialog} opened={opened} closeLabel={t('common.cancel')}>
      {opened ? children : null}
    </Dialog>
  );
}

/** Its fields, and what ends it. */
export function DeskForm(props: {
  edit: { readonly isPending: boolean; readonly mutate: (nothing: undefined) => void };
  /** False while something is missing that the server cannot be asked without. */
  isWhole?: boolean;
  /** "Save", where it does not say anything else. */
  save?: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useT();
  const { edit, isWhole = true } = props;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!edit.isPending && isWhole) edit.mutate(undefined);
      }}
    >
      {props.children}
      <DialogFoot onClose={props.onClose} loading={edit.isPending}>
        {props.save ?? t('order_desk.save')}
      </DialogFoot>
    </form>
  );
}
