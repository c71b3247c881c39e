import { type Category } from '@figurina/album';
import {
  CATEGORIES,
  CATEGORY_RULES,
  COUNTRIES,
  type Country,
  FEATURES,
  PACKAGINGS,
  type Packaging,
} from '@figurina/commerce';
import { Checkbox, Group, NativeSelect, NumberInput } from '@mantine/core';
import { useI18n } from '../app/use-t.ts';
import '../staff-list/staff-list.css';
import './price-scope.css';
import type { TypedScope } from './typed-scope.ts';

/** The album that is planned, and what of it would be ordered. */
export function ScopeFields(props: {
  typed: TypedScope;
  change: (part: Partial<TypedScope>) => void;
  faults: Readonly<Record<string, string>>;
  /** Where it can be delivered to; anywhere unless named. */
  countries?: readonly Country[];
}) {
  const { typed, change, faults } = props;
  const { t, locale } = useI18n();
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const whole = { allowDecimal: false, allowNegative: false, clampBehavior: 'none' } as const;
  const number = (value: string | number): number | null => (typeof value === 'number' ? value : null);
  return (
    <>
      <fieldset>
        <legend>{t('offers.form.album')}</legend>
        <div className="scope-four">
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
        <div className="staff-pair scope-narrow">
          <NumberInput
            {...whole}
            label={t('offers.form.albums')}
            description={t('offers.form.albums.range', CATEGORY_RULES[typed.category].albums)}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={typed.albums ?? ''}
            min={1}
            onChange={(value) => change({ albums: number(value) })}
          />
          <NativeSelect
            label={t('offers.form.country')}
            value={typed.country}
            onChange={(event) => change({ country: event.currentTarget.value as Country })}
            data={(props.countries ?? COUNTRIES).map((value) => ({ value, label: names.of(value) ?? value }))}
          />
        </div>
        <div className="staff-pair">
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
          onChange={(features) => change({ features })}
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
