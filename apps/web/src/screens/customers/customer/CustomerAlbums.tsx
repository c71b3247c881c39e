import type { Customer } from '@figurina/contract';
import { Link } from 'react-router';
import { houseDate } from '../../../app/house-time.ts';
import { useT } from '../../../app/use-t.ts';
import { PagedPart } from './CustomerPart.tsx';

export function CustomerAlbums({ customer: { album_list: list, albums } }: { customer: Customer }) {
  const t = useT();
  return (
    <PagedPart section="albums" none={t('customers.albums.none')} rows={list} total={albums}>
      {(shown) => (
        <table className="staff-table">
          <thead>
            <tr>
              <th scope="col">{t('customers.album')}</th>
              <th scope="col">{t('customers.category')}</th>
              <th scope="col">{t('customers.date')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ id, title, identifier, category, created_at }) => (
              <tr key={id}>
                <td className="customer-name">
                  <Link to={`/album/${id}`}>{title || t('album.title_placeholder')}</Link>
                  <small>{identifier}</small>
                </td>
                <td data-label={t('customers.category')}>{category ? t(`category.${category}`) : '–'}</td>
                <td data-label={t('customers.date')}>{houseDate(created_at)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </PagedPart>
  );
}
