import type { LineItem } from '@figurina/contract';
import { formatNumber } from '@figurina/locales';
import { ConfirmDialog } from '@figurina/ui';
import { ActionIcon, NumberInput } from '@mantine/core';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { useServices } from '../../../app/services.ts';
import { useI18n } from '../../../app/use-t.ts';
import { LineDialog } from './LineDialog.tsx';
import type { DeskOrder } from './desk-order.ts';
import { useOrderEdit } from './use-order-edit.ts';

/** One line: its quantity at once, the rest in a dialog. */
export function StaffLine({ order, line, position }: { order: DeskOrder; line: LineItem; position: number }) {
  const { t } = useI18n();
  const { api } = useServices();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const { title } = line;
  const { may, by_hand } = order.staff;
  const close = () => setOpen(null);
  const mark = by_hand[line.id];
  const remove = useOrderEdit(
    order.id,
    async () => (await api.orderDesk.deleteLine({ params: { id: line.id } })).order,
    { failed: 'delete', onDone: close },
  );
  return (
    <tr>
      <td>{position}</td>
      <th scope="row">
        {title}
        {line.description ? <small>{line.description}</small> : null}
        {mark ? <small className="desk-mark">{t(`order_desk.lines.by_hand.${mark}`)}</small> : null}
      </th>
      <td data-label={t('order_desk.lines.quantity')}>
        <Quantity order={order} line={line} />
      </td>
      <td data-label={t('order_desk.lines.net')}>{line.amount_human}</td>
      <td data-label={t('order_desk.lines.gross')}>{line.amount_gross_human}</td>
      {may.edit_amounts ? (
        <td className="desk-line-deeds">
          <ActionIcon aria-label={t('order_desk.lines.edit', { title })} onClick={() => setOpen('edit')}>
            <IconPencil size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            className="fig-danger"
            aria-label={t('order_desk.lines.delete', { title })}
            onClick={() => setOpen('delete')}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
          <LineDialog order={order} line={line} opened={open === 'edit'} onClose={close} />
          <ConfirmDialog
            opened={open === 'delete'}
            title={t('order_desk.lines.delete.title')}
            question={t('order_desk.really')}
            confirm={t('order_desk.delete')}
            cancel={t('common.cancel')}
            busy={remove.isPending}
            onConfirm={() => remove.mutate(undefined)}
            onCancel={close}
          />
        </td>
      ) : null}
    </tr>
  );
}

/** Saved when it is left or Enter is pressed. */
function Quantity({ order, line }: { order: DeskOrder; line: LineItem }) {
  const { t, locale } = useI18n();
  const { api } = useServices();
  /** Undefined: as it is stored. */
  const [typed, setTyped] = useState<number | string>();
  const edit = useOrderEdit(
    order.id,
    async (quantity: number) => {
      const line_item = { updated_at: order.staff.updated_at, quantity };
      return (await api.orderDesk.changeLine({ params: { id: line.id }, body: { line_item } })).order;
    },
    { onDone: () => setTyped(undefined) },
  );
  const isOnce = line.product === 'voucher' || line.product === 'adjustment';
  if (!order.staff.may.edit_amounts || isOnce) return formatNumber(locale, line.quantity);
  const isOther = typeof typed === 'number' && typed >= 1 && typed !== line.quantity;
  const save = (): void => {
    if (edit.isPending) return;
    if (isOther) edit.mutate(typed);
    else setTyped(undefined);
  };
  return (
    <NumberInput
      className="desk-quantity"
      aria-label={t('order_desk.lines.quantity.of', { title: line.title })}
      value={typed ?? line.quantity}
      min={1}
      max={100_000}
      allowDecimal={false}
      allowNegative={false}
      hideControls
      disabled={edit.isPending}
      onChange={setTyped}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save();
        if (event.key === 'Escape') setTyped(undefined);
      }}
    />
  );
}
