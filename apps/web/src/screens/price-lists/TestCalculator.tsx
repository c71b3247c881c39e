import { COUNTRIES, COUNTRY_FACTS } from '@figurina/commerce';
import type { PriceListRecord } from '@figurina/contract';
import { NativeSelect } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useState } from 'react';
import { useServices } from '../../app/services.ts';
import { useI18n } from '../../app/use-t.ts';
import { ScopeFields } from '../../price-scope/ScopeFields.tsx';
import { ScopePrice } from '../../price-scope/ScopePrice.tsx';
import { aUsualScope, hasPages, type Scope, scopeOf } from '../../price-scope/typed-scope.ts';
import './price-lists.css';

/** What an order would cost by a list, whether that is in force or not: nothing is made of it. */
export function TestCalculator(props: {
  lists: readonly PriceListRecord[];
  list: PriceListRecord;
  onList: (id: string) => void;
}) {
  const { t, locale } = useI18n();
  const { api } = useServices();
  const [typed, setTyped] = useState(() => aUsualScope(locale));
  const { id, currency } = props.list;
  const countries = COUNTRIES.filter((country) => COUNTRY_FACTS[country].currency === currency);
  const [first] = countries;
  // Where a list of another currency does not lead, the first country that it does.
  const wanted = countries.includes(typed.country) || !first ? typed : { ...typed, country: first };
  const faults = { ...(!hasPages(wanted) && { pages: t('offers.fault.pages') }) };
  return (
    <section className="calculator" aria-labelledby="calculator">
      <h2 id="calculator">{t('price_lists.calculator')}</h2>
      <p>{t('price_lists.calculator.text')}</p>
      <div className="calculator-sides">
        <div className="staff-form">
          <NativeSelect
            label={t('price_lists.list')}
            value={id}
            onChange={(event) => props.onList(event.currentTarget.value)}
            data={props.lists.map(({ id: value, state }) => ({
              value,
              label: `${value} (${t(`price_lists.state.${state}`)})`,
            }))}
          />
          <ScopeFields
            typed={wanted}
            change={(part) => setTyped((now) => ({ ...now, ...part }))}
            faults={faults}
            countries={countries}
          />
        </div>
        <ScopePrice
          key={id}
          title={t('price_lists.price', { list: id })}
          name={`list ${id}`}
          scope={scopeOf(wanted)}
          ask={async (wish: Scope, signal) => {
            const price = await api.priceLists.quote({ body: { price_list: id, wish } }, { signal });
            const lines = price.line_items.map((line) => ({ ...line, text: t('price_lists.line', line) }));
            return { ...price, line_items: lines };
          }}
        >
          {({ missing_features: missing }) =>
            missing.length > 0 && (
              <p className="calculator-missing">
                <IconAlertTriangle size={18} aria-hidden />
                {t('price_lists.missing', { features: missing.map((one) => t(`offers.feature.${one}`)).join(', ') })}
              </p>
            )
          }
        </ScopePrice>
      </div>
    </section>
  );
}
