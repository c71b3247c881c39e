import type { ImageEffect } from '@figurina/contract';
import { UnstyledButton } from '@mantine/core';
import { useT } from '../../../../../app/use-t.ts';

interface EffectChoiceProps {
  readonly effects: readonly ImageEffect[];
  /** The one that is shown or worked on. */
  readonly chosen: ImageEffect | null;
  readonly disabled: boolean;
  onChoose(effect: ImageEffect): void;
}

/** The effects by name, each with what it does to the photo. */
export function EffectChoice({ effects, chosen, disabled, onChoose }: EffectChoiceProps) {
  const t = useT();
  return (
    <section className="edit-part" aria-labelledby="edit-effects">
      <h3 id="edit-effects">{t('edits.effects')}</h3>
      <p>{t('edits.effects.hint')}</p>
      <div className="edit-effects">
        {effects.map((effect, at) => (
          <UnstyledButton
            key={effect}
            className="edit-effect"
            aria-pressed={effect === chosen}
            disabled={disabled}
            data-autofocus={at === 0 || undefined}
            data-effect={effect}
            onClick={() => onChoose(effect)}
          >
            <strong>{t(`edits.effect.${effect}`)}</strong>
            <span>{t(`edits.effect.${effect}.what`)}</span>
          </UnstyledButton>
        ))}
      </div>
    </section>
  );
}
