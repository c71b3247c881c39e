import { COUNTRY_FACTS, defaultCountry } from '@figurina/commerce';
import { useServices } from '../../app/services.ts';
import { usePageTitle } from '../../app/use-page-title.ts';
import { useI18n } from '../../app/use-t.ts';
import { StaffList } from '../../staff-list/StaffList.tsx';
import { useListAddress } from '../../staff-list/use-list-address.ts';
import { useListPage } from '../../staff-list/use-list-page.ts';
import { PriceListTable } from './PriceListTable.tsx';
import { TestCalculator } from './TestCalculator.tsx';

/** `/price-lists`: the lists of the house, and what an order costs by any of them, for administrators. */
export function PriceListsScreen() {
  const { t, locale } = useI18n();
  const { api } = useServices();
  const address = useListAddress();
  usePageTitle(t('price_lists.title'), t('price_lists.text'));
  const { list } = useListPage('price_lists', { query: '', page: 1, narrowed: {} }, async (_wanted, signal) => {
    const { price_lists: rows } = await api.priceLists.list({}, { signal });
    return { rows, pages: 1 };
  });
  const usual = COUNTRY_FACTS[defaultCountry(locale)].currency;
  return (
    <StaffList
      title={t('price_lists.title')}
      text={t('price_lists.text')}
      address={address}
      list={list}
      empty={{ title: t('price_lists.empty.title'), text: t('price_lists.empty.text') }}
    >
      {(lists) => {
        const asked = address.get('list');
        const inForce = lists.filter(({ state }) => state === 'in_force');
        const used =
          lists.find(({ id }) => id === asked) ??
          inForce.find(({ currency }) => currency === usual) ??
          inForce[0] ??
          lists[0];
        return (
          <>
            <PriceListTable lists={lists} used={used?.id} onUse={(id) => address.set('list', id)} />
            {used && <TestCalculator lists={lists} list={used} onList={(id) => address.set('list', id)} />}
          </>
        );
      }}
    </StaffList>
  );
}

export { PriceListsScreen as Component };
