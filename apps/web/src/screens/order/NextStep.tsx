import type { Order } from '@figurina/contract';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useT } from '../../app/use-t.ts';

/** Nothing is printed before somebody has said that it may be. */
export function NextStep({ order: { album } }: { order: Order }) {
  const t = useT();
  if (!album.open) return null;
  return (
    <section className="order-news" aria-labelledby="order-next">
      <div>
        <h2 id="order-next">{t('order_pages.next.title')}</h2>
        <p>{t('order_pages.next.text')}</p>
      </div>
      <Button component={Link} to={`/album/${album.id}/review`}>
        {t('order_pages.next.review')}
      </Button>
    </section>
  );
}
