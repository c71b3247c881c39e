import { DESK_PRODUCTS } from '@figurina/commerce';
import type { LineItem } from '@figurina/contract';
import { NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useServices } from '../../../app/services.ts';
import { useT } from '../../../app/use-t.ts';
import { minorOf, useMoneyField } from './money-field.ts';
import { DeskDialog, DeskForm } from './DeskDialog.tsx';
import type { DeskOrder } from './desk-order.ts';
import { useOrderEdit } from './use-order-edit.ts';

interface LineDialogProps {
  order: DeskOrder;
  /** Null: a new one. */
  line: LineItem | null;
  opened: boolean;
  onClose: () => void;
}

/** A new line, or one that is changed: its words, how many, and an amount of one's own. */
export function LineDialog(props: LineDialogProps) {
  const t = useT();
  const { line, opened, onClose } = props;
  const title = line ? t('order_desk.lines.edit', { title: line.title }) : t('order_desk.lines.add.title');
  return (
    <DeskDialog title={title} opened={opened} onClose={onClose}>
      <LineForm {...props} />
    </DeskDialog>
  );
}

function LineForm({ order, line, onClose }: LineDialogProps) {
  const t = useT();
  const { api } = useServices();
  const money = useMoneyField();
  const [product, setProduct] = useState(line?.product ?? 'adjustment');
  const [quantity, setQuantity] = useState<number | string>(line?.quantity ?? 1);
  const [description, setDescription] = useState('');
  const [amount, setAmount] = useState<number | string>(line ? line.amount / 100 : '');
  const edit = useOrderEdit(
    order.id,
    async () => {
      const said = {
        updated_at: order.staff.updated_at,
        quantity: Number(quantity),
        ...(description.trim() !== '' && { description }),
        ...(amount !== '' && { amount: minorOf(amount) }),
      };
      if (line) return (await api.orderDesk.changeLine({ params: { id: line.id }, body: { line_item: said } })).order;
      const line_item = { ...said, product: product as (typeof DESK_PRODUCTS)[number] };
      return (await api.orderDesk.addLine({ params: { orderId: order.id }, body: { line_item } })).order;
    },
    { onDone: onClose },
  );
  const isFixed = line?.product === 'voucher';
  return (
    <DeskForm
      edit={edit}
      isWhole={Number(quantity) >= 1}
      save={line ? undefined : t('order_desk.add')}
      onClose={onClose}
    >
      <div className="desk-fields">
        {line ? null : (
          <NativeSelect
            className="desk-wide"
            label={t('order_desk.field.product')}
            value={product}
            data={DESK_PRODUCTS.map((value) => ({ value, label: t(`order_desk.product.${value}`) }))}
            onChange={(event) => setProduct(event.currentTarget.value as typeof product)}
          />
        )}
        <TextInput
          className="desk-wide"
          label={t('order_desk.field.description')}
          description={t('order_desk.field.description.hint')}
          placeholder={line?.description}
          value={description}
          maxLength={200}
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
        <NumberInput
          label={t('order_desk.lines.quantity')}
          value={quantity}
          min={1}
          max={100_000}
          allowDecimal={false}
          allowNegative={false}
          disabled={isFixed}
          onChange={setQuantity}
        />
        <NumberInput
          {...money}
          label={t('order_desk.field.amount', { currency: order.currency })}
          placeholder={line ? undefined : t('order_desk.field.amount.listed')}
          value={amount}
          disabled={isFixed}
          onChange={setAmount}
        />
      </div>
    </DeskForm>
  );
}
