import type { AlbumDocument, AlbumNode } from '@figurina/album';
import type { Selection } from '@figurina/editor';
import type { ComponentType } from 'react';
import type { SectionKey } from './sections-of-types.ts';

export type WorkspaceNode = AlbumNode;

/** One group of controls of the floating toolbar. `sections.ts` lists them in the order of the bar. */
export interface ToolbarSection {
  readonly key: SectionKey;
  /** Whether it belongs to a selection. In mode `spread` the one node is the spread. */
  shows(nodes: readonly WorkspaceNode[], mode: Selection['mode'], document: AlbumDocument): boolean;
  /** Its controls, without a frame: buttons (`ToolbarButton`), popovers (`ToolbarPopover`), fields. */
  readonly Section: ComponentType<{ nodes: readonly WorkspaceNode[] }>;
  /** Who stays longest in the bar when there is too little room; 0 when not said. The rest is in “Mehr”. */
  readonly rank?: number;
  /** Whoever fills the cells has it too, though layout and looks are not theirs. */
  readonly ofFilling?: true;
  /** Never in the bar itself. */
  readonly onlyInMore?: boolean;
}
