import { may } from '@figurina/album';
import { useSource } from '@figurina/drawing';
import { StampButton } from '@figurina/ui';
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
import { Link } from 'react-router';
import { useConfig } from '../../../../app/use-config.ts';
import { useI18n } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { PreflightMark } from './PreflightMark.tsx';
import { usePreflight } from './use-preflight.ts';
import './order.css';

/** Where the album is ordered. */
export const checkoutAddress = (albumId: string): string => `/album/${albumId}/checkout`;

/** In the top bar, for whoever may order: what the cheapest order costs, and what stands in the way of one. */
export function OrderButton() {
  const session = useEditor();
  const { role } = useSource(session.meta);
  return may({ role }, 'order') ? <Ordering /> : null;
}

function Ordering() {
  const { t, locale } = useI18n();
  const { meta } = useEditor();
  const { id } = useSource(meta);
  // Not of a server that is a release behind.
  const label = useConfig()?.price_labels?.[locale];
  const preflight = usePreflight();
  if (preflight.isTemplate) return null;
  return (
    <div className="editor-order">
      {preflight.errors ? <PreflightMark errors={preflight.errors} /> : null}
      <StampButton
        component={Link}
        to={checkoutAddress(id)}
        leftSection={<IconShoppingCart size={18} aria-hidden />}
        aria-label={label ? t('editor.order.label', { label }) : undefined}
        title={t('editor.order')}
      >
        {label ?? t('editor.order')}
      </StampButton>
    </div>
  );
}
