import { Button, CloseButton, TextInput } from '@mantine/core';
import IconDiscountCheck from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import type { FormEvent } from 'react';
import { useKeptFocus } from '../../../app/use-kept-focus.ts';
import { useT } from '../../../app/use-t.ts';
import type { VoucherDesk } from './use-voucher.ts';

/** A code is typed and tried; a good one stands there until it is taken away. */
export function VoucherBox({ voucher, isBusy }: { voucher: VoucherDesk; isBusy: boolean }) {
  const t = useT();
  const { state, applied, typed, message } = voucher;
  const isBad = state !== 'none' && state !== 'checking' && state !== 'valid';
  const isValid = state === 'valid';
  const { box, used } = useKeptFocus(isValid);
  function apply(event: FormEvent): void {
    event.preventDefault();
    used();
    if (typed.trim() && !isBusy) voucher.apply();
  }
  function clear(): void {
    used();
    voucher.clear();
  }
  return (
    <div ref={box}>
      {isValid ? (
        <div className="checkout-voucher-valid">
          <IconDiscountCheck size={22} aria-hidden />
          <span>{t('checkout.voucher.valid', { code: applied.toUpperCase() })}</span>
          <CloseButton size={40} aria-label={t('checkout.code.remove', { code: applied })} onClick={clear} />
        </div>
      ) : (
        <form className="checkout-voucher" aria-label={t('checkout.code')} onSubmit={apply}>
          <TextInput
            aria-label={t('checkout.code')}
            placeholder={t('checkout.code')}
            leftSection={<IconTicket size={18} aria-hidden />}
            value={typed}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={isBad ? message : null}
            onChange={(event) => voucher.type(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" disabled={typed.trim() === '' || isBusy}>
            {t('checkout.ok')}
          </Button>
        </form>
      )}
      <span className="fig-hidden" role="status">
        {isValid ? t('checkout.voucher.valid', { code: applied.toUpperCase() }) : isBad ? message : ''}
      </span>
    </div>
  );
}
