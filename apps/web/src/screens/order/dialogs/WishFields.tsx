import { FEATURES, PACKAGINGS } from '@figurina/commerce';
import type { Checkout } from '@figurina/contract';
import { Checkbox, NumberInput, Radio, Stack } from '@mantine/core';
import { EventDateInput } from '../../../app/EventDateInput.tsx';
import { useT } from '../../../app/use-t.ts';
import { type Faults, type Wished, withFeature } from './wished.ts';

/** What explains a field stands beneath it, so that fields beside each other begin at the same height. */
const ORDER: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

/** How many, how packed, with what, until when. What can be had, and at which price, the checkout says. */
export function WishFields<Wish extends Wished>(props: {
  wish: Wish;
  onWish: (wish: Wish) => void;
  checkout: Checkout | undefined;
  faults: Faults;
}) {
  const t = useT();
  const { wish, checkout, faults } = props;
  const put = (part: Partial<Wished>) => props.onWish({ ...wish, ...part });
  const limits = checkout?.limits;
  const plan = wish.sticker_packaging_type === 'stickerpack' ? checkout?.pack_plan : null;
  const features = FEATURES.filter(
    (feature) => checkout?.available_features.includes(feature) || wish.order_features.includes(feature),
  );
  return (
    <div className="wish-fields">
      <NumberInput
        label={t('order_pages.albums')}
        description={limits && t('order_pages.albums.range', { min: limits.min, max: limits.max })}
        inputWrapperOrder={ORDER}
        value={wish.no_albums}
        onChange={(value) => typeof value === 'number' && put({ no_albums: value })}
        min={limits?.min}
        max={limits?.max}
        step={limits?.step ?? 1}
        allowDecimal={false}
        allowNegative={false}
        error={faults['no_albums']}
        data-autofocus
      />
      <EventDateInput
        label={t('order_pages.event.label')}
        value={wish.release_date}
        onChange={(day) => put({ release_date: day })}
        error={faults['release_date']}
        inDialog
      />
      <Radio.Group
        label={t('order_pages.packaging')}
        value={wish.sticker_packaging_type}
        onChange={(value) => put({ sticker_packaging_type: value })}
        error={faults['sticker_packaging_type']}
      >
        <Stack gap={8} mt={8}>
          {PACKAGINGS.map((type) => {
            const without = checkout?.packaging.unavailable.find((one) => one.type === type);
            return (
              <Radio
                key={type}
                value={type}
                label={t(`order_pages.packaging.${type}`)}
                description={without?.message}
                disabled={without !== undefined && wish.sticker_packaging_type !== type}
              />
            );
          })}
        </Stack>
      </Radio.Group>
      {plan ? (
        <NumberInput
          label={t('order_pages.packs')}
          description={t('order_pages.packs.recommended', { count: plan.recommended })}
          inputWrapperOrder={ORDER}
          value={wish.packs_per_album ?? plan.per_album}
          onChange={(value) => typeof value === 'number' && put({ packs_per_album: value })}
          min={plan.min}
          max={plan.max}
          allowDecimal={false}
          allowNegative={false}
          error={faults['packs_per_album']}
        />
      ) : null}
      {features.length > 0 ? (
        <Checkbox.Group
          className="wish-features"
          label={t('order_pages.features')}
          value={wish.order_features}
          error={faults['order_features']}
        >
          <Stack gap={8} mt={8}>
            {features.map((feature) => {
              const price = checkout?.feature_prices.find((one) => one.feature === feature);
              const isGone = checkout !== undefined && !checkout.available_features.includes(feature);
              const amount = checkout?.amounts_first === 'net' ? price?.amount_human : price?.amount_gross_human;
              return (
                <Checkbox
                  key={feature}
                  value={feature}
                  label={t(`order_pages.feature.${feature}`)}
                  description={isGone ? t('order_pages.feature.gone') : amount}
                  onChange={({ currentTarget: { checked } }) =>
                    put({ order_features: withFeature(wish.order_features, feature, checked) })
                  }
                />
              );
            })}
          </Stack>
        </Checkbox.Group>
      ) : null}
    </div>
  );
}
