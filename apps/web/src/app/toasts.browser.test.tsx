import axe from 'axe-core';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage, Staged } from './testing.tsx';
import { useToast } from './use-toast.ts';

async function open() {
  let toast!: ReturnType<typeof useToast>;
  function Screen() {
    toast = useToast();
    return null;
  }
  // A pointer that rests where toasts appear keeps them there.
  await userEvent.hover(document.body, { position: { x: 1, y: 1 } });
  const { services } = await aStage({});
  await render(<Staged services={services} routes={[{ path: '*', element: <Screen /> }]} at="/" />);
  return () => toast;
}
const toasts = () => document.querySelectorAll('.fig-toast').length;

test('the same words stand there once, with how often they were said; other words beside them', async () => {
  const toast = await open();
  for (let time = 0; time < 4; time++) toast().warning('Zwei haben hier geschrieben');
  toast().warning('Das ging nicht');
  await expect.element(page.getByRole('img', { name: '4-mal' })).toBeVisible();
  await expect.poll(toasts).toBe(2);
  expect((await axe.run('.fig-toast')).violations).toEqual([]);
  await page.getByRole('button', { name: 'Schließen' }).first().click();
  await page.getByRole('button', { name: 'Schließen' }).first().click();
  await expect.poll(toasts).toBe(0);
  // Said anew, it is the first time again.
  toast().warning('Zwei haben hier geschrieben');
  await expect.element(page.getByText('Zwei haben hier geschrieben')).toBeVisible();
  await expect.element(page.getByRole('img', { name: /mal/ })).not.toBeInTheDocument();
});

test('errors are said at once, the others in a pause; each goes by itself after ten seconds unless it is to stay', async () => {
  const toast = await open();
  vi.useFakeTimers();
  try {
    toast().error('Kaputt');
    toast().info('Fertig', { at: new Date(2026, 10, 23, 14, 5) });
    toast().warning('Bleibt', { stays: true });
    await vi.advanceTimersByTimeAsync(1000);
    expect(document.querySelector('.fig-toast-error')?.getAttribute('role')).toBe('alert');
    expect(document.querySelector('.fig-toast-info')?.getAttribute('role')).toBe('status');
    expect(document.querySelector('.fig-toast-info time')?.textContent).toBe('14:05');
    await vi.advanceTimersByTimeAsync(8000);
    expect(toasts()).toBe(3);
    await vi.advanceTimersByTimeAsync(3000);
    expect([...document.querySelectorAll('.fig-toast')].map((each) => each.textContent)).toEqual(['Bleibt']);
  } finally {
    vi.useRealTimers();
  }
});
