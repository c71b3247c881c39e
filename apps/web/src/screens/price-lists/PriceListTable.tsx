import type { PriceListRecord } from '@figurina/contract';
import { formatDate } from '@figurina/locales';
import { StatePill } from '@figurina/ui';
import { Button, VisuallyHidden } from '@mantine/core';
import IconCalendarDue from '@tabler/icons-react/dist/esm/icons/IconCalendarDue.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { useI18n } from '../../app/use-t.ts';

const PILLS = {
  in_force: { tone: 'green', icon: IconCircleCheck },
  coming: { tone: 'sky', icon: IconCalendarDue },
  over: { tone: 'pitch', icon: IconHistory },
} as const;

export function PriceListTable(props: {
  lists: readonly PriceListRecord[];
  /** The one that is reckoned with. */
  used: string | undefined;
  onUse: (id: string) => void;
}) {
  const { t, locale } = useI18n();
  const currencies = new Intl.DisplayNames([locale], { type: 'currency' });
  return (
    <table className="staff-table price-list-table">
      <thead>
        <tr>
          <th scope="col">{t('price_lists.list')}</th>
          <th scope="col">{t('price_lists.currency')}</th>
          <th scope="col">{t('price_lists.from')}</th>
          <th scope="col">{t('price_lists.state')}</th>
          <th scope="col">
            <VisuallyHidden>{t('price_lists.calculator')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {props.lists.map(({ id, currency, effective_from, state }) => (
          <tr key={id}>
            <td>
              <code>{id}</code>
            </td>
            <td data-label={t('price_lists.currency')}>
              {currencies.of(currency)} ({currency})
            </td>
            <td data-label={t('price_lists.from')}>{formatDate(effective_from)}</td>
            <td className="staff-state">
              <StatePill {...PILLS[state]}>{t(`price_lists.state.${state}`)}</StatePill>
            </td>
            <td className="price-list-use">
              {id === props.used ? (
                <span>{t('price_lists.used')}</span>
              ) : (
                <Button variant="default" onClick={() => props.onUse(id)} aria-label={`${t('price_lists.use')}: ${id}`}>
                  {t('price_lists.use')}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
