import type { Customer } from '@figurina/contract';
import { formatDate } from '@figurina/locales';
import { Link } from 'react-router';
import { useT } from '../../../app/use-t.ts';
import { CustomerPart } from './CustomerPart.tsx';

export function CustomerAlbums({ customer: { album_list: list, albums } }: { customer: Customer }) {
  const t = useT();
  return (
    <CustomerPart title={t('customers.albums')} none={t('customers.albums.none')} count={list.length} total={albums}>
      <table className="staff-table">
        <thead>
          <tr>
            <th scope="col">{t('customers.album')}</th>
            <th scope="col">{t('customers.category')}</th>
            <th scope="col">{t('customers.date')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map(({ id, title, identifier, category, created_at }) => (
            <tr key={id}>
              <td className="customer-name">
                <Link to={`/album/${id}`}>{title || t('album.title_placeholder')}</Link>
                <small>{identifier}</small>
              </td>
              <td data-label={t('customers.category')}>{category ? t(`category.${category}`) : '–'}</td>
              <td data-label={t('customers.date')}>{formatDate(created_at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </CustomerPart>
  );
}
