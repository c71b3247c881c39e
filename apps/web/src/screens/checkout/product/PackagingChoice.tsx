import { PACKAGINGS, type Packaging } from '@figurina/commerce';
import IconBox from '@tabler/icons-react/dist/esm/icons/IconBox.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import { useT } from '../../../app/use-t.ts';
import type { CheckoutDesk } from '../checkout-desk.ts';

const ICONS = { stickerpack: IconPackage, stickerbox_single_variety: IconBox } as const satisfies Record<
  Packaging,
  unknown
>;

/** Random packs or sorted boxes; one that the album cannot be had in says why. */
export function PackagingChoice({ desk }: { desk: CheckoutDesk }) {
  const t = useT();
  const { checkout, draft, change } = desk;
  const { unavailable, type } = checkout.packaging;
  const isHad = (packaging: Packaging) => unavailable.every((one) => one.type !== packaging);
  const chosen = draft.packaging && isHad(draft.packaging) ? draft.packaging : type;
  return (
    <div className="checkout-cards" role="radiogroup" aria-labelledby="checkout-packing">
      {PACKAGINGS.map((packaging) => {
        const Icon = ICONS[packaging];
        const reason = unavailable.find((one) => one.type === packaging)?.message;
        return (
          <label key={packaging} className="checkout-option" data-off={reason ? true : undefined}>
            <input
              type="radio"
              name="packaging"
              value={packaging}
              checked={chosen === packaging}
              disabled={reason !== undefined}
              onChange={() => change({ packaging })}
            />
            <Icon size={24} aria-hidden />
            <span>
              <strong>{t(`checkout.packing.${packaging}`)}</strong>
              <small>{reason ?? t(`checkout.packing.${packaging}.text`)}</small>
            </span>
            <span className="checkout-option-mark" aria-hidden="true">
              <IconCheck size={16} stroke={3} />
            </span>
          </label>
        );
      })}
    </div>
  );
}
