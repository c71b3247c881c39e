/** @jsxImportSource preact */
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useT } from '../form-context.ts';
import { FailedPage } from '../steps/FailedPage.tsx';

/** A screen whose code comes when it is needed, or a little before: `load` may be called by others too. */
export function whenLoaded<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  return function Loaded(props: Props): ComponentChildren {
    const t = useT();
    const [screen, setScreen] = useState<{ Screen: FunctionComponent<Props> } | 'failed' | null>(null);
    useEffect(() => {
      load().then(
        (Screen) => setScreen({ Screen }),
        () => setScreen('failed'),
      );
    }, []);
    if (screen === null) return <p className="sl-loading">{t('contribute.loading')}</p>;
    // A browser does not ask again for a module that it failed to get; a reload goes on where one was.
    if (screen === 'failed') return <FailedPage kept onAgain={() => window.location.reload()} />;
    return <screen.Screen {...props} />;
  };
}
