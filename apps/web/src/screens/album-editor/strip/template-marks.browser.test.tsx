import { type AlbumDocument, type NodeId, readBlueprint, templateLeftInAlbum } from '@figurina/album';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage } from '../../../app/testing.tsx';
import { editorActions } from '../actions/editor-actions.ts';
import { aSession, InEditor } from '../testing.tsx';
import { FloatingToolbar } from '../stage/toolbar/FloatingToolbar.tsx';
import { SpreadStrip } from './SpreadStrip.tsx';

/** An album as it comes from its blueprint: two texts and a frame on one spread, a text on the next. */
function fromBlueprint(): AlbumDocument {
  const same = (words: string) => ({ de: words, en: words, fr: words, it: words, pl: words });
  const text = (id: string, words: string) => ({ type: 'Text', props: { id, x: 20, y: 20, text: words } });
  const spread = (id: string, ...children: object[]) => ({ type: 'Spread', props: { id }, children });
  const section = (id: string, fixed: boolean, ...children: object[]) => ({
    type: 'Section',
    props: { id, name: 'Team', static: fixed },
    children,
  });
  const read = readBlueprint(
    {
      id: 'plain',
      schema_version: 1,
      blueprint_category: 'sports',
      title: same('Plain'),
      description: same(''),
      colors: {},
      fonts: {},
      sticker_template_settings: {},
      images: [],
      texts: {
        asks: [same('Das Sommerfest {answer-feast}'), same('Das Sommerfest')],
      },
      questions: [{ id: 'feast', kind: 'line', label: same('Wann war euer Fest?'), example: same('Am 6. Juni') }],
      workspace: {
        type: 'Root',
        props: { id: 'root' },
        children: [
          section('front', true, spread('cover')),
          section(
            'team',
            false,
            spread(
              'first',
              text('one', 'Unser erstes Spiel'),
              text('two', 'Die Kabine'),
              { type: 'Image', props: { id: 'frame', x: 300, y: 20 } },
              text('pages', '{page-number}'),
            ),
            spread('second', text('three', '@asks')),
          ),
          section('back', true, spread('back-cover')),
        ],
      },
      layouts: [],
    },
    'de',
  );
  if (!read.ok) throw new Error(read.detail);
  return read.blueprint.document;
}

const DESK = { width: 1100, height: 700 };

async function anEditor() {
  const stage = await aStage({});
  const session = await aSession(stage, fromBlueprint());
  await page.viewport(1200, 1000);
  session.viewportChanged(DESK);
  await render(
    <InEditor stage={stage} session={session}>
      <section className="canvas" style={{ position: 'relative', ...DESK }}>
        <FloatingToolbar />
      </section>
      <SpreadStrip />
    </InEditor>,
  );
  const left = (): NodeId[] => templateLeftInAlbum(session.store.document);
  return { session, left };
}

test('the strip says what is still the template’s, leads there, and it is kept or left out in steps that can be undone', async () => {
  const { session, left } = await anEditor();
  const fromTemplate = page.getByRole('toolbar').getByRole('button', { name: 'Aus der Vorlage' });
  const spread = (words: string) => page.getByRole('button', { name: `Seite 2-3, Team${words}` });
  await expect.element(spread(', 3 Stellen noch aus der Vorlage')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Vorlage: 4, 4 Stellen noch aus der Vorlage' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Zur nächsten Stelle aus der Vorlage' }));
  expect(session.selection.get().ids).toEqual(['one']);

  await userEvent.click(fromTemplate);
  await userEvent.click(page.getByRole('button', { name: 'So lassen' }));
  expect(left()).toEqual(['two', 'frame', 'three']);
  expect(session.history.undoLabel()).toBe('steps.template_keep');
  await expect.element(fromTemplate).not.toBeInTheDocument();

  editorActions.get('template.next').run(session);
  expect(session.selection.get().ids).toEqual(['two']);
  await userEvent.click(fromTemplate);
  await userEvent.click(page.getByRole('button', { name: 'Weglassen' }));
  expect(session.store.document.nodes.has('two' as NodeId)).toBe(false);
  await expect.element(spread(', 1 Stelle noch aus der Vorlage')).toBeVisible();
  session.undo();
  session.undo();
  expect(left()).toEqual(['one', 'two', 'frame', 'three']);

  await userEvent.click(page.getByRole('button', { name: 'Menü von Seite 4-5' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Selbst schreiben' }));
  expect(session.selection.get()).toMatchObject({ mode: 'text', ids: ['three'] });
  session.selection.select([]);
  await userEvent.click(page.getByRole('button', { name: 'Menü von Seite 4-5' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Eine Frage dazu beantworten' }));
  expect(session.windows.get()).toEqual({ kind: 'questions', spreadId: 'second' });
  // Nothing else is on that page.
  await userEvent.click(page.getByRole('button', { name: 'Menü von Seite 4-5' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Doppelseite weglassen' }));
  expect(session.store.document.nodes.has('second' as NodeId)).toBe(false);
  session.undo();
  expect(left()).toEqual(['one', 'two', 'frame', 'three']);

  await userEvent.click(page.getByRole('button', { name: 'Menü von Seite 2-3' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Auf dieser Doppelseite alles so lassen' }));
  expect(left()).toEqual(['three']);
  await userEvent.click(page.getByRole('button', { name: 'Vorlage: 1, 1 Stelle noch aus der Vorlage' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Im ganzen Album alles so lassen' }));
  expect(left()).toEqual([]);
  await expect.element(page.getByText(/aus der Vorlage/)).not.toBeInTheDocument();
  session.undo();
  expect(left()).toEqual(['three']);
  session.end();
});

test('in a locked album it is looked at, and nothing is decided', async () => {
  const { session, left } = await anEditor();
  session.meta.set({ ...session.meta.get(), locked: true });
  await userEvent.click(page.getByRole('button', { name: 'Vorlage: 4, 4 Stellen noch aus der Vorlage' }));
  for (const name of [/^Auf dieser Doppelseite alles so lassen/, /^Im ganzen Album alles so lassen/])
    await expect.element(page.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(page.getByRole('menuitem', { name: 'Zur nächsten Stelle aus der Vorlage' }));
  expect(session.selection.get().ids).toEqual(['one']);
  expect(left()).toHaveLength(4);
  session.end();
});
