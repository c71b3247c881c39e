import { ErrorNotice } from '@figurina/ui';
import { ApiProblem, problemText } from '../../../api/problem.ts';
import { useT } from '../../../app/use-t.ts';

/** Why a wish did not go through, where that is said at no field. */
export function Refused({ cause }: { cause: unknown }) {
  const t = useT();
  if (!cause) return null;
  const isPrice = cause instanceof ApiProblem && cause.code === 'price_changed';
  return <ErrorNotice>{isPrice ? t('order_pages.price_changed') : problemText(t, cause)}</ErrorNotice>;
}
