import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useServices } from '../../../app/services.ts';
import { useT } from '../../../app/use-t.ts';
import { faultsOf } from '../dialogs/faults-of.ts';
import { DeskDialog, DeskForm } from './DeskDialog.tsx';
import type { DeskOrder } from './desk-order.ts';
import { useOrderEdit } from './use-order-edit.ts';

/** The address that mails of this order go to, and what its customer wrote. */
export function ContactDialog(props: { order: DeskOrder; opened: boolean; onClose: () => void }) {
  const t = useT();
  return (
    <DeskDialog title={t('order_desk.contact.edit')} opened={props.opened} onClose={props.onClose}>
      <ContactForm order={props.order} onClose={props.onClose} />
    </DeskDialog>
  );
}

function ContactForm({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const t = useT();
  const { api } = useServices();
  const [email, setEmail] = useState(order.email);
  const [comment, setComment] = useState(order.comment);
  const edit = useOrderEdit(
    order.id,
    async () => {
      const body = { order: { updated_at: order.staff.updated_at, email, comment } };
      return (await api.orderDesk.change({ params: { id: order.id }, body })).order;
    },
    { onDone: onClose },
  );
  const faults = faultsOf(t, edit.error);
  return (
    <DeskForm edit={edit} onClose={onClose}>
      <div className="desk-fields">
        <TextInput
          className="desk-wide"
          type="email"
          label={t('order_desk.field.email')}
          value={email}
          error={faults['email']}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Textarea
          className="desk-wide"
          label={t('order_desk.field.comment')}
          value={comment}
          error={faults['comment']}
          autosize
          minRows={3}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
      </div>
    </DeskForm>
  );
}
