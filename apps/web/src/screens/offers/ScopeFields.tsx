import { type Category } from '@figurina/album';
import {
  CATEGORIES,
  COUNTRIES,
  type Country,
  type Feature,
  FEATURES,
  PACKAGINGS,
  type Packaging,
} from '@figurina/commerce';
import { Checkbox, Group, NativeSelect, NumberInput } from '@mantine/core';
import { useI18n } from '../../app/use-t.ts';
import type { OfferFieldsParts } from './LetterFields.tsx';

/** The album that is planned, and what of it would be ordered. */
export function ScopeFields({ typed, change, faults }: OfferFieldsParts) {
  const { t, locale } = useI18n();
  const countries = new Intl.DisplayNames([locale], { type: 'region' });
  const whole = { allowDecimal: false, allowNegative: false, clampBehavior: 'none' } as const;
  const number = (value: string | number): number | null => (typeof value === 'number' ? value : null);
  return (
    <>
      <fieldset>
        <legend>{t('offers.form.album')}</legend>
        <div className="offer-four">
          <NativeSelect
            label={t('offers.form.category')}
            value={typed.category}
            onChange={(event) => change({ category: event.currentTarget.value as Category })}
            data={CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
          />
          <NumberInput
            {...whole}
            label={t('offers.form.pages')}
            value={typed.pages ?? ''}
            min={4}
            max={400}
            step={4}
            error={faults['pages']}
            onChange={(value) => change({ pages: number(value) })}
          />
          <NumberInput
            {...whole}
            label={t('offers.form.singles')}
            value={typed.singles ?? ''}
            min={0}
            max={2000}
            clampBehavior="blur"
            onChange={(value) => change({ singles: number(value) })}
          />
          <NumberInput
            {...whole}
            label={t('offers.form.doubles')}
            value={typed.doubles ?? ''}
            min={0}
            max={2000}
            clampBehavior="blur"
            onChange={(value) => change({ doubles: number(value) })}
          />
        </div>
      </fieldset>
      <fieldset>
        <legend>{t('offers.form.order')}</legend>
        <div className="offer-four">
          <NumberInput
            {...whole}
            label={t('offers.form.albums')}
            value={typed.albums ?? ''}
            min={1}
            onChange={(value) => change({ albums: number(value) })}
          />
          <NativeSelect
            label={t('offers.form.country')}
            value={typed.country}
            onChange={(event) => change({ country: event.currentTarget.value as Country })}
            data={COUNTRIES.map((value) => ({ value, label: countries.of(value) ?? value }))}
          />
          <NativeSelect
            label={t('offers.form.packaging')}
            value={typed.packaging}
            onChange={(event) => change({ packaging: event.currentTarget.value as Packaging })}
            data={PACKAGINGS.map((value) => ({ value, label: t(`offers.packaging.${value}`) }))}
          />
          {typed.packaging === 'stickerpack' && (
            <NumberInput
              {...whole}
              label={t('offers.form.packs')}
              description={t('offers.form.packs.hint')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              value={typed.packs ?? ''}
              min={1}
              onChange={(value) => change({ packs: number(value) })}
            />
          )}
        </div>
        <Checkbox.Group
          label={t('offers.form.features')}
          value={[...typed.features]}
          error={faults['order_features']}
          onChange={(features) => change({ features: features as Feature[] })}
        >
          <Group gap="md" mt={6}>
            {FEATURES.map((feature) => (
              <Checkbox key={feature} value={feature} label={t(`offers.feature.${feature}`)} />
            ))}
          </Group>
        </Checkbox.Group>
      </fieldset>
    </>
  );
}
