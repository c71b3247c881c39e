import { Button, CloseButton, TextInput } from '@mantine/core';
import IconDiscountCheck from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import { type FormEvent, useEffect, useRef } from 'react';
import { useT } from '../../../app/use-t.ts';
import type { VoucherDesk } from './use-voucher.ts';

/** A code is typed and tried; a good one stands there until it is taken away. */
export function VoucherBox({ voucher, isBusy }: { voucher: VoucherDesk; isBusy: boolean }) {
  const t = useT();
  const { state, applied, typed, message } = voucher;
  const isBad = state !== 'none' && state !== 'checking' && state !== 'valid';
  const box = useRef<HTMLDivElement>(null);
  const isUsed = useRef(false);
  const isValid = state === 'valid';
  const wasValid = useRef(isValid);
  useEffect(() => {
    const isOther = wasValid.current !== isValid;
    wasValid.current = isValid;
    // The field makes room for the word that the code counts, and comes back: the focus goes with them.
    if (isOther && isUsed.current && document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [isValid]);
  function apply(event: FormEvent): void {
    event.preventDefault();
    isUsed.current = true;
    if (typed.trim() && !isBusy) voucher.apply();
  }
  function clear(): void {
    isUsed.current = true;
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
