import type { PublicInvoice } from '@figurina/contract';
import { ActionIcon } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useMemo } from 'react';
import { qrPicture } from '../../app/qr-picture.ts';
import { useT } from '../../app/use-t.ts';

/** Where the money goes, each part to copy, and as a code for banking apps. */
export function InvoiceTransfer({
  transfer,
  amount,
}: {
  transfer: NonNullable<PublicInvoice['transfer']>;
  amount: string;
}) {
  const t = useT();
  const { holder, iban, bic, reference, qr } = transfer;
  const code = useMemo(() => qr && qrPicture(qr), [qr]);
  return (
    <section className="invoice-card invoice-transfer" aria-labelledby="invoice-pay">
      <div>
        <h2 id="invoice-pay">{t('invoice.pay')}</h2>
        <dl>
          <Part label={t('invoice.holder')} value={holder} />
          <Part label={t('invoice.iban')} value={iban} shown={iban.replace(/(.{4})(?=.)/g, '$1 ')} />
          {bic ? <Part label={t('invoice.bic')} value={bic} /> : null}
          <div>
            <dt>{t('invoice.amount')}</dt>
            <dd>{amount}</dd>
          </div>
          <Part label={t('invoice.reference')} value={reference} />
        </dl>
      </div>
      {code ? (
        <figure>
          <img src={code} alt={t('invoice.code')} width={176} height={176} />
          <figcaption>{t('invoice.code.hint')}</figcaption>
        </figure>
      ) : null}
    </section>
  );
}

function Part({ label, value, shown = value }: { label: string; value: string; shown?: string }) {
  const t = useT();
  const clipboard = useClipboard({ timeout: 1500 });
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span>{shown}</span>
        <ActionIcon
          variant="subtle"
          size={36}
          aria-label={t('invoice.copy', { what: label })}
          onClick={() => clipboard.copy(value)}
        >
          {clipboard.copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
        </ActionIcon>
        <span role="status" className="invoice-copied">
          {clipboard.copied ? t('invoice.copied') : ''}
        </span>
      </dd>
    </div>
  );
}
