import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useT } from '../../app/use-t.ts';
import { useToast } from '../../app/use-toast.ts';

const NOTICES = ['preview_gone', 'preview_failed'] as const;

/** Tells why somebody was sent here instead of where they wanted to go: `?notice=<name>`, said once. */
export function useArrivalNotice(): void {
  const t = useT();
  const toast = useToast();
  const [search, setSearch] = useSearchParams();
  const notice = NOTICES.find((one) => one === search.get('notice'));
  useEffect(() => {
    if (!notice) return;
    toast.warning(t(`notice.${notice}`), { id: notice, stays: true });
    setSearch(
      (before) => {
        before.delete('notice');
        return before;
      },
      { replace: true },
    );
  }, [notice, t, toast, setSearch]);
}
