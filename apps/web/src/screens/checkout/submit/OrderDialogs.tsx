import { Dialog, ErrorNotice, StampButton } from '@figurina/ui';
import { Button } from '@mantine/core';
import { problemText } from '../../../api/problem.ts';
import { useI18n, useT } from '../../../app/use-t.ts';
import { dayInWords } from '../day-in-words.ts';
import { ConfirmAddress } from './ConfirmAddress.tsx';
import { isProblem, type PriceChange, type SubmissionDesk } from './use-submission.ts';

/** What an order that did not go through asks or says. */
export function OrderDialogs({ submission }: { submission: SubmissionDesk }) {
  const t = useT();
  const { state, cause, priceChange, ok, answerPriceChange } = submission;
  return (
    <>
      <Dialog
        opened={state === 'ERROR'}
        title={t('checkout.order_failed')}
        closeLabel={t('common.close')}
        onClose={ok}
        width={460}
      >
        <ErrorNotice>{problemText(t, cause)}</ErrorNotice>
        {isProblem(cause, 'address_unconfirmed') ? <ConfirmAddress /> : <p>{t('checkout.order_failed.kept')}</p>}
        <div className="fig-dialog-foot">
          <Button onClick={ok} data-autofocus>
            {t('checkout.ok')}
          </Button>
        </div>
      </Dialog>
      <Dialog
        opened={priceChange !== null}
        title={t('checkout.price_changed')}
        closeLabel={t('common.close')}
        onClose={() => answerPriceChange(false)}
        width={460}
      >
        {priceChange ? <Changed change={priceChange} /> : null}
        <div className="fig-dialog-foot">
          <Button variant="default" onClick={() => answerPriceChange(false)} data-autofocus>
            {t('checkout.price_changed.no')}
          </Button>
          <StampButton onClick={() => answerPriceChange(true)}>{t('checkout.order')}</StampButton>
        </div>
      </Dialog>
    </>
  );
}

function Changed({ change: { before, after } }: { change: PriceChange }) {
  const { t, locale } = useI18n();
  const day = (date: string) => dayInWords(locale, date);
  const rows = [
    { label: t('checkout.total'), was: before.amount_gross_human, is: after.amount_gross_human },
    {
      label: t('checkout.delivery.label'),
      was: day(before.estimated_delivery_date),
      is: day(after.estimated_delivery_date),
    },
  ];
  return (
    <>
      <p>{t('checkout.price_changed.text')}</p>
      <table className="checkout-changed">
        <thead>
          <tr>
            <td />
            <th scope="col">{t('checkout.price_changed.before')}</th>
            <th scope="col">{t('checkout.price_changed.after')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, was, is }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{was}</td>
              <td>
                <strong>{is}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
