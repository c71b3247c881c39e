import { formatNumber } from '@figurina/locales';
import { NumberInput, Slider } from '@mantine/core';
import { useState } from 'react';
import { useI18n } from '../../../app/use-t.ts';
import type { CheckoutDesk } from '../checkout-desk.ts';
import { useIsPhone } from '../use-is-phone.ts';
import { countMarks } from './marks.ts';

/** How many albums: pulled, or typed. What is typed outside of the range is said and not asked for. */
export function AlbumCount({ desk }: { desk: CheckoutDesk }) {
  const { t, locale } = useI18n();
  const isPhone = useIsPhone();
  const { checkout, draft, change } = desk;
  const { min, max, step } = checkout.limits;
  const count = draft.albums ?? checkout.no_albums;
  // What is typed may be on its way to a number, or out of range.
  const [typed, setTyped] = useState<string | number | null>(null);
  const isWrong = typed !== null && !isWithin(typed, min, max);
  const range = { min, max, category: t(`category.${checkout.album.category}`) };
  const set = (albums: number): void => change({ albums });
  return (
    <section className="checkout-card checkout-count" aria-labelledby="checkout-albums">
      <div className="checkout-count-head">
        <div>
          <h2 id="checkout-albums">{t('checkout.albums')}</h2>
          <p id="checkout-albums-range">{t('checkout.albums.range', range)}</p>
        </div>
        <NumberInput
          aria-labelledby="checkout-albums"
          aria-describedby="checkout-albums-range"
          className="checkout-count-field"
          value={typed ?? count}
          min={min}
          max={max}
          step={step}
          allowDecimal={false}
          allowNegative={false}
          clampBehavior="blur"
          thousandSeparator={false}
          error={isWrong ? t('checkout.albums.range', range) : null}
          onChange={(value) => {
            setTyped(value);
            if (isWithin(value, min, max)) set(Number(value));
          }}
          onBlur={() => setTyped(null)}
        />
      </div>
      <Slider
        thumbLabel={t('checkout.albums')}
        aria-label={t('checkout.albums')}
        color="stamp.6"
        value={Math.min(max, Math.max(min, count))}
        min={min}
        max={max}
        step={step}
        label={null}
        marks={countMarks(min, max, isPhone ? 'narrow' : 'wide').map((value) => ({
          value,
          label: formatNumber(locale, value),
        }))}
        onChange={(value) => {
          setTyped(null);
          set(value);
        }}
      />
    </section>
  );
}

function isWithin(value: string | number, min: number, max: number): boolean {
  const number = Number(value);
  return value !== '' && Number.isInteger(number) && number >= min && number <= max;
}
