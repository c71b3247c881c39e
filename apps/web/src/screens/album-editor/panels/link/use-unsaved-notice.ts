import { hideToast } from '@figurina/ui';
import { useEffect, useRef } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { useToast } from '../../../../app/use-toast.ts';

const TOAST = 'link-unsaved';

/** Says so when the tab is left with settings that are not saved: they are kept, but nobody's link knows them. */
export function useUnsavedNotice(isDirty: boolean, save: () => void): void {
  const t = useT();
  const toast = useToast();
  const latest = useRef({ isDirty, save });
  useEffect(() => {
    latest.current = { isDirty, save };
  });
  useEffect(() => {
    hideToast(TOAST);
    return () => {
      const { isDirty: left, save: run } = latest.current;
      if (!left) return;
      const action = { label: t('link.save'), run };
      toast.warning(t('link.left_unsaved'), { id: TOAST, stays: true, action });
    };
  }, [t, toast]);
}
