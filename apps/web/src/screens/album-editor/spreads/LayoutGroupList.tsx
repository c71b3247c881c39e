import type { Layout, NodeId } from '@figurina/album';
import { ActionIcon, Tooltip } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useI18n } from '../../../app/use-t.ts';
import { useEditor } from '../session/editor-context.ts';
import { type LayoutGroup, layoutName } from './album-layouts.ts';
import { LayoutCard } from './LayoutCard.tsx';
import { useOwnLayouts } from './own-layouts.ts';
import { OwnLayoutMenu } from './OwnLayoutMenu.tsx';

const THUMB = 281;

/** Layouts of one origin: a click gives the spread in view this one, plus begins a new spread with it. */
export function LayoutGroupList(props: {
  from: LayoutGroup['from'];
  layouts: readonly Layout[];
  sectionId: NodeId | null;
  disabled: boolean;
  choose: (layout: Layout) => void;
  insert: ((layout: Layout) => void) | undefined;
}) {
  const session = useEditor();
  const { t, locale } = useI18n();
  const own = useOwnLayouts();
  const { from, layouts, insert } = props;
  if (layouts.length === 0) return null;
  return (
    <section className="layout-group">
      <h3>
        {t(`layouts.group.${from}`)} <small>{layouts.length}</small>
      </h3>
      <ul className="layouts-list" aria-label={t(`layouts.group.${from}`)}>
        {layouts.map((layout) => (
          <LayoutCard
            key={layout.id}
            layout={layout}
            sectionId={props.sectionId}
            width={THUMB}
            disabled={props.disabled}
            choose={() => props.choose(layout)}
          >
            <Tooltip label={t('layouts.as_new')}>
              <ActionIcon
                variant="subtle"
                size={30}
                radius="xl"
                aria-label={t('layouts.as_new_of', { name: layoutName(session, locale, layout) })}
                disabled={!insert}
                onClick={() => insert?.(layout)}
              >
                <IconPlus size={17} />
              </ActionIcon>
            </Tooltip>
            {from === 'own' && own.some((one) => one.layout.id === layout.id && one.changeable) ? (
              <OwnLayoutMenu layout={layout} name={layoutName(session, locale, layout)} />
            ) : null}
          </LayoutCard>
        ))}
      </ul>
    </section>
  );
}
