import type { CreditState, Invoice, LIMITS } from '@figurina/contract';
import { Dialog } from '@figurina/ui';
import { NumberInput, Textarea } from '@mantine/core';
import { useState } from 'react';
import { DialogFoot } from '../../../app/DialogFoot.tsx';
import { useT } from '../../../app/use-t.ts';
import { CreditSum } from './CreditSum.tsx';
import { minorOf, useMoneyField } from './money-field.ts';
import { type Typed, useCredit } from './use-credit.ts';

/** Must equal `LIMITS.creditReason` of the contract. */
const REASON_MAX: (typeof LIMITS)['creditReason'] = 300;

interface CreditDialogProps {
  readonly invoice: Invoice;
  readonly credit: CreditState;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Which lines of an invoice are given back, in pieces or as an amount; what it comes to, the server says. */
export function CreditDialog(props: CreditDialogProps) {
  const t = useT();
  const { invoice, opened, onClose } = props;
  return (
    <Dialog
      opened={opened}
      title={t('order_desk.credit.title', { number: invoice.number ?? '' })}
      closeLabel={t('common.cancel')}
      onClose={onClose}
      width={620}
    >
      {opened ? <CreditForm {...props} /> : null}
    </Dialog>
  );
}

function CreditForm({ invoice, credit, onClose }: CreditDialogProps) {
  const t = useT();
  const [typed, setTyped] = useState<ReadonlyMap<number, Typed>>(new Map());
  const [reason, setReason] = useState('');
  const { quote, send, isAsked, isFresh } = useCredit(invoice, credit, typed, onClose);
  const put = (line: number, change: Partial<Typed>): void =>
    setTyped(new Map(typed).set(line, { ...(typed.get(line) ?? { quantity: '', amount: '' }), ...change }));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isFresh && quote.data && !send.isPending) send.mutate(reason);
      }}
    >
      <p className="desk-note">{t(credit.refunds ? 'order_desk.credit.text.paid' : 'order_desk.credit.text.open')}</p>
      <ul className="credit-lines">
        {credit.lines.map((line) => (
          <CreditLine
            key={line.line}
            line={line}
            currency={credit.currency}
            typed={typed.get(line.line) ?? { quantity: '', amount: '' }}
            put={(change) => put(line.line, change)}
          />
        ))}
      </ul>
      <Textarea
        label={t('order_desk.credit.reason')}
        description={t('order_desk.credit.reason.hint')}
        value={reason}
        maxLength={REASON_MAX}
        autosize
        minRows={1}
        maxRows={4}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <CreditSum quote={quote} isAsked={isAsked} isFresh={isFresh} />
      <DialogFoot onClose={onClose} loading={send.isPending} disabled={!isFresh || !quote.data}>
        {t('order_desk.invoice.credit')}
      </DialogFoot>
    </form>
  );
}

interface CreditLineProps {
  readonly line: CreditState['lines'][number];
  readonly currency: string;
  readonly typed: Typed;
  readonly put: (change: Partial<Typed>) => void;
}

function CreditLine({ line, currency, typed, put }: CreditLineProps) {
  const t = useT();
  const money = useMoneyField();
  const { title, quantity_left, amount_left, amount_left_human } = line;
  return (
    <li>
      <div>
        <strong>{title}</strong>
        <span className="desk-note">
          {t('order_desk.credit.left', { quantity: quantity_left, amount: amount_left_human })}
        </span>
      </div>
      <NumberInput
        label={t('order_desk.credit.quantity')}
        aria-label={t('order_desk.credit.quantity.of', { title })}
        value={typed.quantity}
        min={0}
        // What is too much stays as it was typed: a figure that is not taken would leave a smaller number behind.
        clampBehavior="none"
        error={Number(typed.quantity) > quantity_left}
        allowDecimal={false}
        allowNegative={false}
        hideControls
        disabled={quantity_left === 0}
        onChange={(quantity) => put({ quantity })}
      />
      <NumberInput
        {...money}
        label={t('order_desk.credit.amount', { currency })}
        aria-label={t('order_desk.credit.amount.of', { title })}
        placeholder={t('order_desk.credit.amount.hint')}
        value={typed.amount}
        min={0}
        clampBehavior="none"
        error={minorOf(typed.amount) > amount_left}
        allowNegative={false}
        disabled={amount_left === 0}
        onChange={(amount) => put({ amount })}
      />
    </li>
  );
}
