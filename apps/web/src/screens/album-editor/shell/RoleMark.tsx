import { Tooltip } from '@mantine/core';
import IconSection from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import IconSticker from '@tabler/icons-react/dist/esm/icons/IconSticker2.mjs';
import type { ComponentType } from 'react';
import { type RoleWordsOf, useRoleWords } from './use-role-words.ts';

const ICONS: Record<RoleWordsOf, ComponentType<{ size: number }>> = {
  filler: IconSticker,
  commenter: IconMessageCircle,
  reader: IconEye,
  sections: IconSection,
};

/** In the bar: what one is here to do; what that means stands in the tip, and in the settings. */
export function RoleMark() {
  const words = useRoleWords();
  if (!words) return null;
  const Icon = ICONS[words.of];
  return (
    <Tooltip label={words.note} multiline maw={320} openDelay={300} events={{ hover: true, focus: true, touch: true }}>
      <button type="button" className="editor-lock editor-role" aria-label={`${words.mark}. ${words.note}`}>
        <Icon size={17} />
        <span>{words.mark}</span>
      </button>
    </Tooltip>
  );
}
