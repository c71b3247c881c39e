import { cents, prefilledGross } from '@figurina/commerce';
import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import { useServices } from '../../../app/services.ts';
import { useT } from '../../../app/use-t.ts';
import { minorOf, useMoneyField } from './money-field.ts';
import { DeskDialog, DeskForm } from './DeskDialog.tsx';
import type { DeskOrder } from './desk-order.ts';
import { useOrderEdit } from './use-order-edit.ts';

/** A net total of one's own, which an adjustment meets; the gross one is offered with it, and judged by the server. */
export function TotalDialog(props: { order: DeskOrder; opened: boolean; onClose: () => void }) {
  const t = useT();
  return (
    <DeskDialog title={t('order_desk.total.change')} opened={props.opened} onClose={props.onClose}>
      <TotalForm order={props.order} onClose={props.onClose} />
    </DeskDialog>
  );
}

function TotalForm({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const t = useT();
  const { api } = useServices();
  const money = useMoneyField();
  const { currency } = order;
  const [net, setNet] = useState<number | string>(order.amount / 100);
  const [gross, setGross] = useState<number | string>(order.amount_gross / 100);
  const edit = useOrderEdit(
    order.id,
    async () => {
      const amounts = { amount: minorOf(net), amount_gross: minorOf(gross) };
      const body = { order: { updated_at: order.staff.updated_at, ...amounts } };
      return (await api.orderDesk.change({ params: { id: order.id }, body })).order;
    },
    { onDone: onClose },
  );
  const typeNet = (typed: number | string): void => {
    setNet(typed);
    if (typed !== '') setGross(prefilledGross(cents(minorOf(typed)), order.tax_rate) / 100);
  };
  return (
    <DeskForm edit={edit} isWhole={net !== '' && gross !== ''} onClose={onClose}>
      <p className="desk-note">{t('order_desk.total.text')}</p>
      <div className="desk-fields">
        <NumberInput
          {...money}
          label={t('order_desk.field.amount', { currency })}
          value={net}
          allowNegative={false}
          max={100_000}
          onChange={typeNet}
          data-autofocus
        />
        <NumberInput
          {...money}
          label={t('order_desk.field.amount_gross', { currency })}
          value={gross}
          allowNegative={false}
          onChange={setGross}
        />
      </div>
    </DeskForm>
  );
}
