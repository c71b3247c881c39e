import { type Feature, FEATURES } from '@figurina/commerce';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import IconSticker from '@tabler/icons-react/dist/esm/icons/IconSticker.mjs';
import { useT } from '../../../app/use-t.ts';
import type { CheckoutDesk } from '../checkout-desk.ts';

const ICONS = {
  design_check: IconShieldCheck,
  premium_lamination: IconSparkles,
  custom_stickerpack: IconSticker,
} as const satisfies Record<Feature, unknown>;

/** What can be had beside albums and stickers, each with its price; what cannot is not there. */
export function FeatureChoice({ desk }: { desk: CheckoutDesk }) {
  const t = useT();
  const { checkout, draft, change, isFresh } = desk;
  const offered = FEATURES.filter((feature) => checkout.available_features.includes(feature));
  if (offered.length === 0) return null;
  const priceOf = (feature: Feature): string => {
    const price = checkout.feature_prices.find((one) => one.feature === feature);
    return (checkout.amounts_first === 'net' ? price?.amount_human : price?.amount_gross_human) ?? '';
  };
  return (
    <fieldset className="checkout-cards checkout-features">
      <legend className="fig-hidden">{t('checkout.features')}</legend>
      {offered.map((feature) => {
        const Icon = ICONS[feature];
        return (
          <label key={feature} className="checkout-option">
            <input
              type="checkbox"
              checked={draft.features.includes(feature)}
              onChange={(event) => {
                const { checked } = event.currentTarget;
                change(({ features }) => ({
                  features: FEATURES.filter((one) => (one === feature ? checked : features.includes(one))),
                }));
              }}
            />
            <span className="checkout-tick" aria-hidden="true">
              <IconCheck size={14} stroke={3.5} />
            </span>
            <Icon size={24} aria-hidden />
            <span>
              <strong>{t(`checkout.feature.${feature}`)}</strong>
              <small>{t(`checkout.feature.${feature}.text`)}</small>
            </span>
            <b data-stale={!isFresh || undefined}>{priceOf(feature)}</b>
          </label>
        );
      })}
    </fieldset>
  );
}
