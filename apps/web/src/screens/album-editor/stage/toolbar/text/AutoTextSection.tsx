import { type NodeId, putSymbol, SYMBOL_KINDS, type SymbolKind, type SymbolValue } from '@figurina/album';
import { UnstyledButton } from '@mantine/core';
import IconBraces from '@tabler/icons-react/dist/esm/icons/IconBraces.mjs';
import { useRovingFocus } from '@figurina/ui';
import { useT } from '../../../../../app/use-t.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { ToolbarPopover } from '../ToolbarPopover.tsx';
import type { WorkspaceNode } from '../toolbar-section.ts';
import './text-section.css';

const GROUPS = {
  sticker: ['sticker-name', 'sticker-position', 'sticker-number', 'sticker-nextnumber'],
  page: ['page-number', 'total-pages', 'section'],
  album: ['album-title', 'release-date', 'total-stickers'],
  contents: ['toc-chapters', 'toc-pages'],
} as const satisfies Record<string, readonly SymbolKind[]>;

/** Automatic texts: at the caret of the open text, else at the end of each selected one. */
export function AutoTextSection({ nodes }: { nodes: readonly WorkspaceNode[] }) {
  const session = useEditor();
  const t = useT();
  function choose(kind: SymbolKind): void {
    const open = session.openText.get();
    session.floating.show(null);
    if (open) open.insertSymbol(kind);
    else {
      const ids = nodes.filter(({ type, props }) => type === 'Text' && !('locked' in props && props.locked));
      session.run('steps.symbol', (document) => putSymbol(document, { ids: ids.map(({ id }) => id), kind }));
    }
  }
  return (
    <ToolbarPopover id="text-symbol" label={t('text.auto')} icon={<IconBraces size={20} />} withLabel width={320}>
      <SymbolList node={nodes[0]?.id ?? null} onChoose={choose} />
    </ToolbarPopover>
  );
}

/** All kinds with what each says in this place. */
function SymbolList({ node, onChoose }: { node: NodeId | null; onChoose: (kind: SymbolKind) => void }) {
  const session = useEditor();
  const t = useT();
  const roving = useRovingFocus<HTMLDivElement>();
  const facts = session.facts.album.get();
  return (
    <div className="symbol-list" role="menu" aria-label={t('text.auto')} {...roving}>
      {SYMBOL_KINDS.toSorted((a, b) => placeOf(a) - placeOf(b)).map((kind) => (
        <div key={kind} role="none" data-first={isFirst(kind) || undefined}>
          <UnstyledButton role="menuitem" className="symbol-choice" onClick={() => onChoose(kind)}>
            <span>{t(`text.symbol.${kind}`)}</span>
            <small>{node ? shortly(facts.symbol(node, kind)) : ''}</small>
          </UnstyledButton>
        </div>
      ))}
    </div>
  );
}

const IN_ORDER: readonly SymbolKind[] = Object.values(GROUPS).flat();

function placeOf(kind: SymbolKind): number {
  return IN_ORDER.indexOf(kind);
}

function isFirst(kind: SymbolKind): boolean {
  return Object.values(GROUPS).some((group) => group[0] === kind);
}

function shortly(value: SymbolValue): string {
  return typeof value === 'string' ? value : value.map(({ label }) => label).join(', ');
}
