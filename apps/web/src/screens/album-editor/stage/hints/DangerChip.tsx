import { orientedBox } from '@figurina/album';
import { spreadOf, toScreen } from '@figurina/editor';
import { CloseButton } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useI18n } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { restingSelection } from '../../session/selection/resting-selection.ts';
import { createDangerHint, type Danger } from './danger-hint.ts';
import { selectedDangers } from './selected-dangers.ts';
import { useRest } from './use-rest.ts';
import './hints.css';

/** Says at a selected element that it reaches into the fold or over the trim: after 3 s, for 5 s, once an element. */
export function DangerChip() {
  const session = useEditor();
  const { t, locale } = useI18n();
  const rest = useRest();
  const hint = useMemo(() => createDangerHint(() => selectedDangers(session)), [session]);
  const danger = useSyncExternalStore(hint.subscribe, hint.get);

  useEffect(() => {
    if (rest !== null) hint.look();
  }, [hint, rest]);
  // A lasso that takes up one element after the other waits for none of this.
  useEffect(() => restingSelection(session).subscribe(hint.look), [session, hint]);
  useEffect(() => hint.end, [hint]);
  useEffect(() => {
    // Before the canvas hears of it: the first Esc closes the hint, the next one goes on. A tool in hand comes first.
    const escape = (event: KeyboardEvent): void => {
      const isFree = session.toolbox.active() === 'select';
      if (event.key === 'Escape' && isFree && hint.close()) event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', escape, { capture: true });
    return () => window.removeEventListener('keydown', escape, { capture: true });
  }, [session, hint]);

  const keep = danger ? new Intl.NumberFormat(locale).format(danger.keep) : '';
  const words = danger && t(danger.side === 'fold' ? 'images.danger.fold' : 'images.danger.trim', { keep });
  useEffect(() => {
    if (words) session.announcer.say(words);
  }, [session, words]);

  const at = danger && rest !== null ? placeOf(session, danger) : null;
  if (!at) return null;
  return (
    <div className="hint-danger" style={{ transform: `translate(${at.x}px,${at.y}px) translateX(-50%)` }}>
      <IconAlertTriangle size={18} aria-hidden="true" />
      <span>{words}</span>
      <CloseButton size="sm" variant="transparent" aria-label={t('common.close')} onClick={() => hint.close()} />
    </div>
  );
}

/** Below the element, as far as it is in view. */
function placeOf({ store, facts, camera, measured }: ReturnType<typeof useEditor>, { id }: Danger) {
  const spread = spreadOf(store.document, id);
  const offset = spread ? facts.layout.get().boxOf(spread) : null;
  const box = orientedBox(store.document, id, measured);
  if (!offset || !box) return null;
  const { width, height } = camera.viewport();
  const below = toScreen(camera.get(), {
    x: offset.x + box.centre.x,
    y:
      offset.y +
      box.centre.y +
      Math.max(box.height, box.width * Math.abs(Math.sin((box.rotation * Math.PI) / 180))) / 2,
  });
  return {
    x: Math.round(Math.min(width - 180, Math.max(180, below.x))),
    y: Math.round(Math.min(height - 120, Math.max(70, below.y + 44))),
  };
}
