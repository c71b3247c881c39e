import { CONTENT_RULES, type Repair } from '@figurina/album';
import type { Album } from '@figurina/contract';
import { useEffect } from 'react';
import { useT } from '../../../app/use-t.ts';
import { useToast } from '../../../app/use-toast.ts';

const RULES: readonly Repair['rule'][] = [...CONTENT_RULES, 'out_of_range'];
const NONE: NonNullable<Album['repairs']> = [];
const KEY = 'figurina.repairs.';

/** Tells once in this browser what the server put right in the album when it was read. */
export function RepairsTold({ albumId, repairs = NONE }: { albumId: string; repairs?: Album['repairs'] }) {
  const t = useT();
  const toast = useToast();
  useEffect(() => {
    const told = lastTold(albumId);
    const since = repairs.filter(({ version }) => version > told);
    const made = since.flatMap((one) => one.repairs);
    const things = RULES.flatMap((rule) => {
      const count = made.filter((repair) => repair.rule === rule).length;
      return count > 0 ? [t(`editor.repaired.${rule}`, { count })] : [];
    });
    if (things.length === 0) return;
    toast.info(t('editor.repaired', { things: things.join(' ') }), { id: KEY, stays: true });
    keepTold(albumId, since.at(-1)!.version);
  }, [albumId, repairs, t, toast]);
  return null;
}

function lastTold(albumId: string): number {
  try {
    return Number(localStorage.getItem(KEY + albumId) ?? 0);
  } catch {
    return 0;
  }
}

function keepTold(albumId: string, version: number): void {
  try {
    localStorage.setItem(KEY + albumId, String(version));
  } catch {
    // A browser that keeps nothing tells it again.
  }
}
