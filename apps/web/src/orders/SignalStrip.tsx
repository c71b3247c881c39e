import { type Signal, SIGNAL_RULES } from '@figurina/commerce';
import type { OrderSummary } from '@figurina/contract';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../app/services.ts';
import { useI18n } from '../app/use-t.ts';
import { shortDay } from './order-days.ts';
import { orderSignalsQuery } from './order-queries.ts';
import { SIGNAL_ICONS } from './signal-icons.ts';

/** What need not happen to an order is not announced; it is told when it did. What is about files is not told at all. */
const EXCEPTIONS: ReadonlySet<Signal> = new Set([
  'changed',
  'rejected',
  'cancelled',
  'review_feedback',
  'credit_created',
]);

/** All that can happen to an order: what did in its colour with its day, the rest grey. */
export function SignalStrip({ reached }: { reached: OrderSummary['reached_signals'] }) {
  const { t, locale } = useI18n();
  const { api } = useServices();
  const { data: signals } = useQuery(orderSignalsQuery(api, locale));
  const days = new Map(reached.map(({ title, date }) => [title, date]));
  const shown = signals?.filter(
    ({ title }) => days.has(title) || !(EXCEPTIONS.has(title) || SIGNAL_RULES[title].isInternal),
  );
  if (!shown) return null;
  return (
    <ul className="signal-strip" aria-label={t('order_pages.signals')}>
      {shown.map(({ title, human_title: word }) => {
        const day = days.get(title);
        const Icon = SIGNAL_ICONS[title];
        return (
          <li key={title} className="signal" data-color={day ? SIGNAL_RULES[title].color : undefined}>
            <Icon size={14} aria-hidden />
            {word}
            {day ? (
              <time dateTime={day}>{shortDay(day)}</time>
            ) : (
              <span className="fig-hidden">{t('order_pages.signal.open')}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
