import type { EditorSession } from '../../session/editor-session.ts';
import type { StickerFilter } from './sticker-filter.ts';

/** How the panel was left: it is found again like that when another tab was open meanwhile. */
export interface PanelMemory {
  search: string;
  filter: StickerFilter | null;
  scrollTop: number;
  readonly closed: Set<string>;
}

const memories = new WeakMap<EditorSession, PanelMemory>();

export function panelMemory(session: EditorSession): PanelMemory {
  const known = memories.get(session);
  if (known) return known;
  const memory: PanelMemory = { search: '', filter: null, scrollTop: 0, closed: new Set() };
  memories.set(session, memory);
  return memory;
}
