import { Dialog } from '@figurina/ui';
import { UnstyledButton } from '@mantine/core';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import { type ReactNode, useState } from 'react';
import { useT } from '../../../app/use-t.ts';
import type { CheckoutDesk } from '../checkout-desk.ts';
import type { CheckoutStep } from '../steps.ts';

/**
 * On a phone: the total, which opens the summary, above what is to be done. It stays in sight but where one orders: there all
 * that is agreed to stands above the button, at the end of the form.
 */
export function PhoneBar(props: { step: CheckoutStep; desk: CheckoutDesk; summary: ReactNode; children: ReactNode }) {
  const t = useT();
  const [opened, setOpened] = useState(false);
  const { checkout, isBusy, isFresh, facts } = props.desk;
  const { amount_gross_human: total, tax_category: tax } = checkout;
  return (
    <aside
      className="checkout-bar"
      aria-label={t('checkout.summary')}
      data-rests={props.step === 'contact' || undefined}
    >
      {facts.errors > 0 ? null : (
        <UnstyledButton
          className="checkout-bar-total"
          aria-haspopup="dialog"
          aria-busy={isBusy}
          data-stale={!isFresh || undefined}
          onClick={() => setOpened(true)}
        >
          <span>
            {t('checkout.total')} <small>{t('checkout.total_tax', { tax })}</small>
          </span>
          <strong>{total}</strong>
          <IconChevronUp size={20} aria-hidden />
        </UnstyledButton>
      )}
      {props.children}
      <Dialog
        opened={opened}
        title={t('checkout.summary')}
        closeLabel={t('common.close')}
        onClose={() => setOpened(false)}
        className="checkout-sheet"
      >
        {props.summary}
      </Dialog>
    </aside>
  );
}
