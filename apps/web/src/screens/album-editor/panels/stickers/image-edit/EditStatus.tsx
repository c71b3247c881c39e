import { Progress } from '@mantine/core';
import IconAlert from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import type { ImageRecord } from '@figurina/album';
import { useT } from '../../../../../app/use-t.ts';
import { EDIT_STEPS, type EditState } from './edit-state.ts';

/** How far an edit is, in words; said aloud as it changes. */
export function EditStatus({ state, original }: { state: EditState; original: ImageRecord }) {
  const t = useT();
  const isWorking = state.name === 'working';
  return (
    <div className="edit-status">
      <p role="status">
        {isWorking ? t(`edits.step.${'prompt' in state.request ? 'prompt' : 'effect'}.${state.step}`) : null}
        {state.name === 'done' ? t('edits.done') : null}
        {state.name === 'done' && isSmaller(state.image, original) ? (
          <span className="edit-smaller"> {t('edits.smaller', state.image.details)}</span>
        ) : null}
        {state.name === 'idle' ? t('edits.kept') : null}
      </p>
      {isWorking ? (
        <Progress
          value={((EDIT_STEPS.indexOf(state.step) + 1) / (EDIT_STEPS.length + 1)) * 100}
          size={6}
          aria-label={t('edits.title')}
        />
      ) : null}
      {state.name === 'error' ? (
        <p role="alert" className="edit-error">
          <IconAlert size={18} aria-hidden />
          {state.message}
        </p>
      ) : null}
    </div>
  );
}

function isSmaller(image: Pick<ImageRecord, 'details'>, original: ImageRecord): boolean {
  return image.details.width * image.details.height < original.details.width * original.details.height * 0.98;
}
