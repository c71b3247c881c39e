import type { CheckoutPackPlan } from '@figurina/contract';
import { formatNumber, formatPercent } from '@figurina/locales';
import { Slider } from '@mantine/core';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { useI18n } from '../../../app/use-t.ts';
import type { CheckoutDesk } from '../checkout-desk.ts';
import { BoxRow } from './BoxRow.tsx';
import { packMarks } from './marks.ts';

/** From this chance on a group is told that it completes its albums. */
const SURE = 0.95;
const PLACES = 4;

/** What so many packs bring: alone, by swapping, and what is left over. All figures are the server's. */
export function PackPlan({ desk, plan }: { desk: CheckoutDesk; plan: CheckoutPackPlan }) {
  const { t, locale } = useI18n();
  const { min, max, recommended, motifs, alone, swapping, spare } = plan;
  const packs = desk.draft.packs ?? plan.per_album;
  const number = (value: number) => formatNumber(locale, value);
  const isSure = swapping >= SURE;
  const percent = Math.min(99, Math.floor(swapping * 100));
  const outcome = isSure ? 'full' : spare < 0 ? 'short' : 'luck';
  return (
    <div className="checkout-plan">
      <h3>{t('checkout.plan')}</h3>
      <div className="checkout-plan-head">
        <p>{t(`checkout.plan.${outcome}`, { packs: plan.per_album })}</p>
        {isSure ? (
          <p className="checkout-plan-sum">
            <strong className="fig-number">
              {number(motifs)}/{number(motifs)}
            </strong>
            {t('checkout.plan.each')}
          </p>
        ) : (
          <p className="checkout-plan-sum">
            <strong className="fig-number">{formatPercent(locale, percent / 100)}</strong>
            {t('checkout.plan.chance')}
          </p>
        )}
      </div>
      <Slider
        data-least={recommended === min || undefined}
        thumbLabel={t('checkout.plan.packs')}
        aria-label={t('checkout.plan.packs')}
        value={Math.min(max, Math.max(min, packs))}
        min={min}
        max={max}
        step={1}
        label={(value) => number(value)}
        marks={packMarks(plan).map((value) => ({
          value,
          label: value === recommended ? t('checkout.plan.recommended', { count: value }) : number(value),
        }))}
        onChange={(value) => desk.change({ packs: value })}
      />
      <div className="checkout-plan-rows">
        <BoxRow
          label={t('checkout.plan.alone')}
          share={motifs > 0 ? alone / motifs : 0}
          words={t('checkout.plan.of', { count: alone, motifs })}
        />
        <BoxRow
          label={t('checkout.plan.swapping')}
          share={swapping}
          words={isSure ? t('checkout.plan.of', { count: motifs, motifs }) : t('checkout.plan.chance_of', { percent })}
        />
        <BoxRow
          label={t('checkout.plan.reserve')}
          share={motifs > 0 ? Math.max(0, spare) / motifs : 0}
          words={
            spare < 0 ? t('checkout.plan.missing', { count: -spare }) : t('checkout.plan.doubles', { count: spare })
          }
        />
      </div>
      <p className="checkout-plan-note">
        <IconInfoCircle size={18} aria-hidden />
        <span>{t('checkout.plan.note', { packs: plan.per_album, stickers: plan.per_album * PLACES, motifs })}</span>
      </p>
    </div>
  );
}
