import type { Invoice } from '@figurina/contract';
import { formatDate } from '@figurina/locales';
import { ErrorNotice } from '@figurina/ui';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../app/services.ts';
import { useI18n } from '../../../app/use-t.ts';
import { useReadAgain } from '../use-order-deeds.ts';
import { CreditDialog } from './CreditDialog.tsx';
import { creditsQuery } from './use-credit.ts';
import './credit.css';

/** What was given back of an invoice, and the way to give back more. */
export function InvoiceCredits({ orderId, invoice }: { orderId: string; invoice: Invoice }) {
  const { t, locale } = useI18n();
  const { api } = useServices();
  const again = useReadAgain(orderId);
  const [opened, setOpened] = useState(false);
  const { data: credit, isError, isFetching, refetch } = useQuery(creditsQuery(api, locale, invoice.id));
  if (isError)
    return (
      <ErrorNotice retry={{ label: t('common.retry'), run: () => void refetch(), busy: isFetching }}>
        {t('order_desk.credit.unread')}
      </ErrorNotice>
    );
  if (!credit) return null;
  const close = (): void => {
    setOpened(false);
    again();
  };
  return (
    <>
      {credit.notes.length > 0 ? (
        <>
          <ul className="credit-notes" aria-label={t('order_desk.credit.list')}>
            {credit.notes.map(({ id, number, hosted_invoice_url: page, amount_gross_human, issued_on }) => (
              <li key={id}>
                {page ? (
                  <a href={page} target="_blank" rel="noopener noreferrer">
                    {number}
                  </a>
                ) : (
                  <span>{number}</span>
                )}
                <span className="desk-note">{formatDate(issued_on)}</span>
                <span>{amount_gross_human}</span>
              </li>
            ))}
          </ul>
          <p className="desk-note">{t('order_desk.credit.rest', { amount: credit.amount_left_human })}</p>
        </>
      ) : null}
      {credit.open ? (
        <div className="desk-buttons">
          <Button variant="default" onClick={() => setOpened(true)}>
            {t('order_desk.credit')}
          </Button>
        </div>
      ) : null}
      <CreditDialog invoice={invoice} credit={credit} opened={opened && credit.open} onClose={close} />
    </>
  );
}
