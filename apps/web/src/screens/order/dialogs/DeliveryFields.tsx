import type { Category } from '@figurina/album';
import type { OrderChange } from '@figurina/contract';
import { useT } from '../../../app/use-t.ts';
import { PostalFields } from './PostalFields.tsx';
import type { Faults } from './wished.ts';

/** Where the changed order goes. */
export function DeliveryFields(props: {
  wish: OrderChange;
  onWish: (wish: OrderChange) => void;
  category: Category;
  faults: Faults;
}) {
  const t = useT();
  const { wish, onWish, faults, category } = props;
  return (
    <fieldset className="delivery-fields">
      <legend>{t('order_pages.address.to')}</legend>
      <PostalFields
        address={wish}
        onChange={(part) => onWish({ ...wish, ...part })}
        category={category}
        faults={faults}
        prefix="order"
        isOwn
      />
    </fieldset>
  );
}
