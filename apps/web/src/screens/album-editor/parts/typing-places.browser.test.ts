import { expect, test } from 'vitest';
import { isPanelControl, isTypingPlace } from './typing-places.ts';

test('what sliders and switches of a panel did is undone from there; fields and questions keep their keys', () => {
  document.body.innerHTML = `
    <div role="dialog"><i role="slider" tabindex="0"></i><input type="checkbox"><input type="range">
      <input class="words"><textarea class="words"></textarea><p contenteditable="true" class="words"></p></div>
    <div role="dialog" aria-modal="true"><button class="words"></button></div>
    <div role="menu"><button class="words"></button></div>`;
  const all = [...document.body.querySelectorAll('i, input, textarea, p, button')];
  expect(all.every(isTypingPlace)).toBe(true);
  expect(all.filter(isPanelControl)).toEqual(all.filter((element) => !element.classList.contains('words')));
});
