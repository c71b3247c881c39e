import type { Layout, NodeId } from '@figurina/album';
import { ActionIcon, Button, Tooltip } from '@mantine/core';
import IconLayoutGridAdd from '@tabler/icons-react/dist/esm/icons/IconLayoutGridAdd.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { memo } from 'react';
import { useI18n, useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { layoutName } from '../../session/layouts/album-layouts.ts';
import { type LayoutGroup } from '../../session/layouts/use-layout-groups.ts';
import { LayoutCard } from './LayoutCard.tsx';
import { useOwnLayouts } from '../../session/layouts/use-own-layouts.ts';
import { OwnLayoutMenu } from './OwnLayoutMenu.tsx';
import { useGradually } from '../../parts/use-gradually.ts';

const THUMB = 200;

/** Layouts of one origin: a click gives the spread in view this one, plus begins a new spread with it. */
export function LayoutGroupList(props: {
  from: LayoutGroup['from'];
  layouts: readonly Layout[];
  sectionId: NodeId | null;
  disabled: boolean;
  choose: (layout: Layout) => void;
  insert: ((layout: Layout) => void) | undefined;
  /** Adds to them what the page looks like. */
  save?: (() => void) | undefined;
}) {
  const t = useT();
  const own = useOwnLayouts();
  const { from, layouts, insert, save } = props;
  const there = useGradually(layouts);
  if (layouts.length === 0 && !save) return null;
  return (
    <section className="layout-group">
      <h3>
        {t(`layouts.group.${from}`)} {layouts.length > 0 ? <small>{layouts.length}</small> : null}
      </h3>
      {save ? (
        <Button
          variant="default"
          size="xs"
          className="layout-save"
          leftSection={<IconLayoutGridAdd size={17} />}
          disabled={props.disabled}
          onClick={save}
        >
          {t('own_layouts.save')}
        </Button>
      ) : null}
      <ul className="layouts-list" aria-label={t(`layouts.group.${from}`)}>
        {there.map((layout) => (
          <LayoutOfGroup
            key={layout.id}
            layout={layout}
            sectionId={props.sectionId}
            disabled={props.disabled}
            changeable={from === 'own' && own.some((one) => one.layout.id === layout.id && one.changeable)}
            choose={props.choose}
            insert={insert}
          />
        ))}
      </ul>
    </section>
  );
}

/** Drawn again only when it changes: there may be a hundred. */
const LayoutOfGroup = memo(function LayoutOfGroup(props: {
  layout: Layout;
  sectionId: NodeId | null;
  disabled: boolean;
  changeable: boolean;
  choose: (layout: Layout) => void;
  insert: ((layout: Layout) => void) | undefined;
}) {
  const session = useEditor();
  const { t, locale } = useI18n();
  const { layout, insert } = props;
  const name = layoutName(session, locale, layout);
  return (
    <LayoutCard
      layout={layout}
      sectionId={props.sectionId}
      width={THUMB}
      disabled={props.disabled}
      choose={props.choose}
    >
      <Tooltip label={t('layouts.as_new')}>
        <ActionIcon
          variant="subtle"
          size={26}
          radius="xl"
          aria-label={t('layouts.as_new_of', { name })}
          disabled={!insert}
          onClick={() => insert?.(layout)}
        >
          <IconPlus size={17} />
        </ActionIcon>
      </Tooltip>
      {props.changeable ? <OwnLayoutMenu layout={layout} name={name} /> : null}
    </LayoutCard>
  );
});
