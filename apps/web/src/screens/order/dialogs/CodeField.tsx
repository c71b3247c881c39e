import type { Checkout } from '@figurina/contract';
import { Button, CloseButton, TextInput } from '@mantine/core';
import IconDiscountCheck from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';
import { type KeyboardEvent, useState } from 'react';
import { useKeptFocus } from '../../../app/use-kept-focus.ts';
import { useT } from '../../../app/use-t.ts';

/** The voucher of an order: what it has redeemed stays until it is taken away, or does not count for the change any more. */
export function CodeField(props: {
  /** As it was answered last. */
  voucher: Checkout['voucher'];
  isBusy: boolean;
  onCode: (code: string | null) => void;
}) {
  const t = useT();
  const { voucher, isBusy, onCode } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [tried, setTried] = useState<string | null>(null);
  const isValid = voucher?.status === 'valid';
  const { box, used } = useKeptFocus(isValid);
  // What does not count stays in the field, with the reason.
  const text = typed ?? voucher?.code ?? '';

  function ask(code: string | null): void {
    used();
    setTyped(code ?? '');
    setTried(code);
    onCode(code);
  }
  const apply = () => text.trim() !== '' && !isBusy && ask(text.trim());
  return (
    <div ref={box} className="code-field" data-valid={isValid || undefined}>
      {isValid ? (
        <>
          <IconDiscountCheck size={22} aria-hidden />
          <span>{t('order_pages.code.valid', { code: voucher.code })}</span>
          <CloseButton
            size={40}
            aria-label={t('order_pages.code.remove', { code: voucher.code })}
            onClick={() => ask(null)}
          />
        </>
      ) : (
        <>
          <TextInput
            label={t('order_pages.code')}
            placeholder={t('order_pages.field.optional')}
            value={text}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={!isBusy && typed === tried ? voucher?.error_message : null}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key !== 'Enter') return;
              // It would save the whole change.
              event.preventDefault();
              apply();
            }}
          />
          <Button variant="default" disabled={text.trim() === '' || isBusy} onClick={apply}>
            {t('order_pages.code.apply')}
          </Button>
        </>
      )}
      <span className="fig-hidden" role="status">
        {isValid ? t('order_pages.code.valid', { code: voucher.code }) : (voucher?.error_message ?? '')}
      </span>
    </div>
  );
}
