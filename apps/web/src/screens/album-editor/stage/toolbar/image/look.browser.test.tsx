import { NEUTRAL_FILTER, type NodeId, type NodeOf } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { aStage } from '../../../../../app/testing.tsx';
import { useSelection } from '../../../session/editor-context.ts';
import { aSession, InEditor } from '../../../testing.tsx';
import { useNodes } from '../use-nodes.ts';
import { LookSection } from './LookSection.tsx';

function Selected() {
  const nodes = useNodes(useSelection());
  return <LookSection nodes={nodes} />;
}

test('each part of the look is one step of undo, for all selected pictures, and all of it can be reset', async () => {
  const stage = await aStage({});
  const album = anAlbum()
    .section()
    .spread()
    .picture({ id: 'a' })
    .picture({ id: 'b', locked: true })
    .picture({ id: 'c' });
  const session = await aSession(stage, album.build());
  const look = (id: string) => (session.store.document.nodes.get(id as NodeId) as NodeOf<'Image'>).props;
  session.selection.select(['a', 'b', 'c'] as NodeId[]);
  await render(
    <InEditor stage={stage} session={session}>
      <Selected />
    </InEditor>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Bildlook' }));

  const contrast = page.getByRole('slider', { name: 'Kontrast' });
  await expect.element(contrast).toHaveAttribute('aria-valuetext', '0');
  // The panel takes the focus when it opens.
  await expect.poll(() => contrast.element().closest('.toolbar-popover')!.contains(document.activeElement)).toBe(true);
  (contrast.element() as HTMLElement).focus();
  for (const value of ['+1', '+2', '+3']) {
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(contrast).toHaveAttribute('aria-valuetext', value);
  }
  expect(look('a').filter).toMatchObject({ contrast: 1.03, hue: 0.5, saturation: 0.5, tone: [0.25, 0.5, 0.75] });
  expect(look('b').filter).toBeNull();
  expect(look('c').filter).toEqual(look('a').filter);
  session.undo();
  expect(look('a').filter).toBeNull();
  session.redo();

  await userEvent.click(page.getByRole('button', { name: 'Palettenfarbe 2' }));
  await userEvent.click(page.getByRole('button', { name: 'Farbe hinzufügen' }));
  await userEvent.click(page.getByRole('button', { name: 'Palettenfarbe 4' }));
  expect(look('a').gradientMap).toEqual([3, 5, '#ffffff']);
  (page.getByRole('switch', { name: 'Schwarzweiß' }).element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  expect(look('a')).toMatchObject({ grayscale: true, gradientMap: null });
  await userEvent.selectOptions(page.getByRole('combobox', { name: /^Mischen/ }), 'Multiplizieren');
  expect(look('c').blend).toBe('multiply');

  const plain = { filter: null, grayscale: false, gradientMap: null, blend: 'normal' };
  await userEvent.click(page.getByRole('button', { name: 'Alles zurücksetzen' }));
  expect(look('a')).toMatchObject(plain);
  expect(look('c')).toMatchObject(plain);
  await expect.element(page.getByRole('button', { name: 'Alles zurücksetzen' })).toBeDisabled();
  session.undo();
  expect(look('a')).toMatchObject({ grayscale: true, blend: 'multiply' });
  session.end();
});

test('pictures that look differently are said to, and a choice goes to all of them', async () => {
  const stage = await aStage({});
  const album = anAlbum()
    .section()
    .spread()
    .picture({ id: 'a' })
    .picture({ id: 'b', grayscale: true, blend: 'multiply', filter: { ...NEUTRAL_FILTER, contrast: 1.5 } })
    .picture({ id: 'c', gradientMap: [2, 3] });
  const session = await aSession(stage, album.build());
  const look = (id: string) => (session.store.document.nodes.get(id as NodeId) as NodeOf<'Image'>).props;
  session.selection.select(['a', 'b', 'c'] as NodeId[]);
  await render(
    <InEditor stage={stage} session={session}>
      <Selected />
    </InEditor>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Bildlook' }));
  await expect.element(page.getByRole('slider', { name: 'Kontrast' })).toHaveAttribute('aria-valuetext', 'gemischt');
  await expect.element(page.getByRole('slider', { name: 'Sättigung' })).toHaveAttribute('aria-valuetext', '0');
  await expect.element(page.getByRole('combobox', { name: /^Mischen/ })).toHaveDisplayValue('gemischt');
  await expect.element(page.getByRole('group', { name: 'Farben für Dunkel bis Hell gemischt' })).toBeVisible();
  (page.getByRole('switch', { name: 'Schwarzweiß gemischt' }).element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByRole('switch', { name: 'Schwarzweiß', exact: true })).toBeChecked();
  expect(['a', 'b', 'c'].map((id) => look(id).grayscale)).toEqual([true, true, true]);
  await userEvent.click(page.getByRole('button', { name: 'Alles zurücksetzen' }));
  expect(['a', 'b', 'c'].map((id) => look(id).blend)).toEqual(['normal', 'normal', 'normal']);
  expect(look('b').filter).toBeNull();
  session.undo();
  session.undo();
  expect([look('a').grayscale, look('c').gradientMap]).toEqual([false, [2, 3]]);
  session.end();
});
