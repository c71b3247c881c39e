import { albumFont, resolveFont } from '@figurina/drawing';
import IconBold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs';
import IconItalic from '@tabler/icons-react/dist/esm/icons/IconItalic.mjs';
import IconUnderline from '@tabler/icons-react/dist/esm/icons/IconUnderline.mjs';
import IconLetterCaseUpper from '@tabler/icons-react/dist/esm/icons/IconLetterCaseUpper.mjs';
import { useT } from '../../../../../app/use-t.ts';
import { shortcutLabel } from '../../../actions/shortcut-label.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { ToolbarButton } from '../ToolbarButton.tsx';
import type { WorkspaceNode } from '../toolbar-section.ts';
import { useTextFormat } from './use-text-format.ts';

/** Bold, italic, underline, uppercase. A font without such a cut says so instead of pretending one. */
export function StyleSection({ nodes }: { nodes: readonly WorkspaceNode[] }) {
  const { store, openText } = useEditor();
  const t = useT();
  const { format, apply } = useTextFormat(nodes);
  const font = format.font === null ? undefined : albumFont(resolveFont(format.font, store.document.fonts).family);
  const [noBold, noItalic] = [font?.bold === false, font?.italic === false];
  return (
    <>
      <ToolbarButton
        label={noBold ? t('text.bold.missing') : t('text.bold')}
        {...(noBold ? {} : { keys: shortcutLabel({ key: 'b', mod: true }, t) })}
        icon={<IconBold size={20} />}
        pressed={format.bold ?? 'mixed'}
        disabled={noBold && format.bold !== true}
        onClick={() => apply({ bold: format.bold !== true })}
      />
      <ToolbarButton
        label={noItalic ? t('text.italic.missing') : t('text.italic')}
        {...(noItalic ? {} : { keys: shortcutLabel({ key: 'i', mod: true }, t) })}
        icon={<IconItalic size={20} />}
        pressed={format.italic ?? 'mixed'}
        disabled={noItalic && format.italic !== true}
        onClick={() => apply({ italic: format.italic !== true })}
      />
      <ToolbarButton
        label={t('text.underline')}
        {...(openText.get() ? { keys: shortcutLabel({ key: 'u', mod: true }, t) } : {})}
        icon={<IconUnderline size={20} />}
        pressed={format.underline ?? 'mixed'}
        onClick={() => apply({ underline: format.underline !== true })}
      />
      <ToolbarButton
        label={t('text.uppercase')}
        icon={<IconLetterCaseUpper size={20} />}
        pressed={format.uppercase ?? 'mixed'}
        onClick={() => apply({ uppercase: format.uppercase !== true })}
      />
    </>
  );
}
