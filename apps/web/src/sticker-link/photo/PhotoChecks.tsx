/** @jsxImportSource preact */
import { type ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useT } from '../form-context.ts';
import { Icon, type IconName } from '../parts/Icon.tsx';
import { shownPart } from './hold-crop.ts';
import type { Judgement } from './judge-pixels.ts';
import type { ChosenPhoto } from './kept-photo.ts';
import { judgePhoto } from './photo-desk.ts';

interface PhotoChecksProps {
  photo: ChosenPhoto;
  frame: { readonly width: number; readonly height: number };
  /** For the face. */
  isLooking: boolean;
}

/** Face, sharpness, light of the part that is shown: a hint, never a hurdle. */
export function PhotoChecks({ photo, frame, isLooking }: PhotoChecksProps): ComponentChildren {
  const t = useT();
  const [judged, setJudged] = useState<Judgement | null>(null);
  useEffect(() => {
    let late = false;
    const part = shownPart(frame, photo, photo.crop);
    void judgePhoto(photo.shown, part).then((answer) => !late && setJudged(answer));
    return () => void (late = true);
  }, [photo, frame]);
  return (
    <ul className="sl-checks" aria-label={t('contribute.photo.checks')} aria-live="polite">
      {photo.face !== undefined &&
        (photo.face ? (
          <Check good icon="check" text={t('contribute.check.face.good')} />
        ) : (
          <Check icon="face" text={t('contribute.check.face.none')} />
        ))}
      {(!judged || isLooking) && <Check icon="wait" text={t('contribute.check.checking')} />}
      {judged &&
        (judged.sharp ? (
          <Check good icon="check" text={t('contribute.check.sharp.good')} />
        ) : (
          <Check icon="blur" text={t('contribute.check.sharp.poor')} />
        ))}
      {judged &&
        (judged.light === 'good' ? (
          <Check good icon="check" text={t('contribute.check.light.good')} />
        ) : (
          <Check icon="sun" text={t(`contribute.check.light.${judged.light}`)} />
        ))}
    </ul>
  );
}

function Check({ icon, text, good = false }: { icon: IconName; text: string; good?: boolean }): ComponentChildren {
  return (
    <li className={good ? undefined : 'sl-doubt'}>
      <Icon name={icon} />
      {text}
    </li>
  );
}
