import type { MenuEntry } from '@figurina/ui';
import IconActivity from '@tabler/icons-react/dist/esm/icons/IconActivity.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs';
import IconPlugConnected from '@tabler/icons-react/dist/esm/icons/IconPlugConnected.mjs';
import IconReceipt2 from '@tabler/icons-react/dist/esm/icons/IconReceipt2.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useNavigate } from 'react-router';
import { useT } from '../app/use-t.ts';
import { isAdmin, useUser } from '../session/use-user.ts';

/** What administrators find in the menu of their account. */
export function useStaffEntries(): MenuEntry[] {
  const t = useT();
  const navigate = useNavigate();
  if (!isAdmin(useUser())) return [];
  return [
    { kind: 'action', label: t('header.nav.customers'), icon: IconUsers, run: () => void navigate('/customers') },
    { kind: 'action', label: t('header.nav.offers'), icon: IconFileText, run: () => void navigate('/offers') },
    { kind: 'action', label: t('header.nav.vouchers'), icon: IconTicket, run: () => void navigate('/vouchers') },
    {
      kind: 'action',
      label: t('header.nav.price_lists'),
      icon: IconReceipt2,
      run: () => void navigate('/price-lists'),
    },
    {
      kind: 'action',
      label: t('header.nav.partners'),
      icon: IconHeartHandshake,
      run: () => void navigate('/partners'),
    },
    {
      kind: 'action',
      label: t('header.nav.integrations'),
      icon: IconPlugConnected,
      run: () => void navigate('/integrations'),
    },
    // In the head, too, where there is room for it.
    { kind: 'action', label: t('header.nav.mails'), icon: IconMailForward, run: () => void navigate('/mails') },
    { kind: 'action', label: t('header.nav.audit'), icon: IconHistory, run: () => void navigate('/audit-log') },
    { kind: 'action', label: t('header.nav.status'), icon: IconActivity, run: () => void navigate('/status') },
    { kind: 'action', label: t('header.nav.order_trash'), icon: IconTrash, run: () => void navigate('/orders/trash') },
  ];
}
