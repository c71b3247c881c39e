import { Button, CopyButton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { download } from '../../../app/download.ts';
import { useT } from '../../../app/use-t.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly email: string;
  /** Beside what is said of them always. */
  readonly note?: string;
  readonly onClose: () => void;
}

/** Shown once: nobody but who has them knows them. */
export function RecoveryCodes({ codes, email, note, onClose }: RecoveryCodesProps) {
  const t = useT();
  const first = useRef<HTMLButtonElement>(null);
  // They come in the place of the form that had the focus.
  useEffect(() => first.current?.focus(), []);
  const save = (): void => {
    const lines = [t('profile.factor.recovery.file', { email }), '', ...codes, ''];
    download(new Blob([lines.join('\n')], { type: 'text/plain;charset=utf-8' }), 'figurina.txt');
  };
  return (
    <div className="profile-form">
      <p>
        {t('profile.factor.recovery.text')} {note}
      </p>
      <ol className="profile-factor-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="profile-factor-ways">
        <Button ref={first} variant="default" onClick={save}>
          {t('profile.factor.recovery.save')}
        </Button>
        <CopyButton value={codes.join('\n')} timeout={2000}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {t(copied ? 'profile.factor.recovery.copied' : 'profile.factor.recovery.copy')}
            </Button>
          )}
        </CopyButton>
      </div>
      <div className="fig-dialog-foot">
        <Button onClick={onClose}>{t('profile.factor.recovery.done')}</Button>
      </div>
    </div>
  );
}
