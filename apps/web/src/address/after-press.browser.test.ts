import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { afterPress } from './after-press.ts';

test('what comes up when a field is left pushes no button away while it is pressed', async () => {
  document.body.innerHTML =
    '<input aria-label="Feld"><p hidden style="block-size: 300px"></p><button>Speichern</button>';
  const hint = document.querySelector('p')!;
  let clicks = 0;
  document.querySelector('button')!.addEventListener('click', () => clicks++);
  document.querySelector('input')!.addEventListener('focus', () => (hint.hidden = true));
  document.querySelector('input')!.addEventListener('blur', () => afterPress(() => (hint.hidden = false)));
  await page.getByRole('textbox', { name: 'Feld' }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  expect(clicks).toBe(1);
  await expect.poll(() => hint.hidden).toBe(false);
  await page.getByRole('textbox', { name: 'Feld' }).click();
  await userEvent.keyboard('{Tab}');
  expect(hint.hidden).toBe(false);
});
