import type { Shortcut } from '@figurina/editor';
import { useT } from '../../../../app/use-t.ts';
import { shortcutKeys } from '../../actions/shortcut-label.ts';

/** The keys of a shortcut, each as the keyboard has it. */
export function Keys({ shortcut }: { shortcut: Shortcut }) {
  const t = useT();
  return (
    <span className="keys">
      {shortcutKeys(shortcut, t).map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  );
}
