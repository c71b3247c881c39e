import type { Signal } from '@figurina/commerce';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconFileExport from '@tabler/icons-react/dist/esm/icons/IconFileExport.mjs';
import IconFileMinus from '@tabler/icons-react/dist/esm/icons/IconFileMinus.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconMessageCheck from '@tabler/icons-react/dist/esm/icons/IconMessage2Check.mjs';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';

/** What stands beside the word of each happening. */
export const SIGNAL_ICONS: Readonly<Record<Signal, typeof IconCheck>> = {
  created: IconShoppingCart,
  changed: IconPencil,
  accepted: IconCheck,
  rejected: IconX,
  cancelled: IconBan,
  review_feedback: IconAlertTriangle,
  review_completed: IconMessageCheck,
  export_started: IconFileExport,
  export_completed: IconFileExport,
  export_failed: IconAlertTriangle,
  transfer_started: IconFileExport,
  transfer_completed: IconFileExport,
  transfer_failed: IconAlertTriangle,
  invoice_created: IconFileText,
  credit_created: IconFileMinus,
  production_started: IconPrinter,
  albums_shipped: IconPackage,
  shipment_created: IconTruck,
  shipped: IconTruck,
};
