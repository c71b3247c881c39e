import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useServices } from '../../app/services.ts';
import { usePageTitle } from '../../app/use-page-title.ts';
import { useT } from '../../app/use-t.ts';
import { userQuery } from '../../session/use-user.ts';
import { CheckoutFailed } from './CheckoutFailed.tsx';
import './checkout.css';
import './contact/contact.css';
import './product/product.css';
import './summary/summary.css';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { readKnown } from './contact/known-contact.ts';
import { OpenCheckout } from './OpenCheckout.tsx';

/** `/album/:albumId/checkout?step=preview|product|contact`: look at the album, choose, and order. */
export function CheckoutScreen() {
  const t = useT();
  const { api } = useServices();
  const { albumId = '' } = useParams();
  const { data: user, error, refetch } = useQuery(userQuery(api));
  const { data: known } = useQuery({
    queryKey: ['checkout-known', albumId, user?.sub],
    queryFn: async ({ signal }) => readKnown(api, albumId, user?.email ?? '', signal),
    enabled: user !== undefined,
    // Read once a visit: what is typed stands over it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  usePageTitle(t('checkout.name'), t('checkout.description'));
  if (error) return <CheckoutFailed albumId={albumId} cause={error} retry={() => void refetch()} />;
  if (!user || !known) return <CheckoutSkeleton albumId={albumId} />;
  return <OpenCheckout key={albumId} user={user} known={known} albumId={albumId} />;
}
