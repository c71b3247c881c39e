import type { Affiliate } from '@figurina/contract';
import { dateFormat } from '@figurina/locales';
import { useI18n } from '../../../app/use-t.ts';

/** Counts by month, as the server puts them. */
export function MonthTable(props: { title: string; months: Affiliate['album_conversions']['monthly'] }) {
  const { t, locale } = useI18n();
  const name = dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <table>
      <caption>{props.title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('affiliate.month')}</th>
          <th scope="col">{t('affiliate.count')}</th>
        </tr>
      </thead>
      <tbody>
        {props.months.map(({ month, count }) => (
          <tr key={month}>
            <th scope="row">{name.format(new Date(`${month}-01`))}</th>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
