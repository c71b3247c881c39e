import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { useT } from '../../../app/use-t.ts';
import { LineDialog } from './LineDialog.tsx';
import { StaffLine } from './StaffLine.tsx';
import type { DeskOrder } from './desk-order.ts';
import { TotalDialog } from './TotalDialog.tsx';

/** What is charged, line by line; each can be changed until the invoice is issued. */
export function StaffLines({ order }: { order: DeskOrder }) {
  const t = useT();
  const [open, setOpen] = useState<'line' | 'total' | null>(null);
  const { edit_amounts: mayEdit, edit } = order.staff.may;
  const close = () => setOpen(null);
  return (
    <section className="order-panel desk-lines" aria-labelledby="desk-lines">
      <div className="desk-panel-head">
        <h2 id="desk-lines">{t('order_desk.lines')}</h2>
        {mayEdit ? (
          <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpen('line')}>
            {t('order_desk.lines.add')}
          </Button>
        ) : null}
      </div>
      {edit && !mayEdit ? (
        <p className="desk-note">{t(order.staff.batch ? 'order_desk.lines.batch' : 'order_desk.lines.fixed')}</p>
      ) : null}
      <table>
        <thead>
          <tr>
            <th scope="col">{t('order_desk.lines.position')}</th>
            <th scope="col">{t('order_desk.lines.item')}</th>
            <th scope="col">{t('order_desk.lines.quantity')}</th>
            <th scope="col">{t('order_desk.lines.net')}</th>
            <th scope="col">{t('order_desk.lines.gross')}</th>
            {mayEdit ? <td /> : null}
          </tr>
        </thead>
        <tbody>
          {order.line_items.map((line, at) => (
            <StaffLine key={line.id} order={order} line={line} position={at + 1} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {t('order_desk.lines.total')}
            </th>
            <td data-label={t('order_desk.lines.net')}>{order.amount_human}</td>
            <td data-label={t('order_desk.lines.gross')}>{order.amount_gross_human}</td>
            {mayEdit ? <td /> : null}
          </tr>
        </tfoot>
      </table>
      {mayEdit ? (
        <Button variant="default" className="desk-total" onClick={() => setOpen('total')}>
          {t('order_desk.total.change')}
        </Button>
      ) : null}
      <LineDialog order={order} line={null} opened={open === 'line'} onClose={close} />
      <TotalDialog order={order} opened={open === 'total'} onClose={close} />
    </section>
  );
}
