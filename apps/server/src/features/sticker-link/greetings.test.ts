import { ALBUM_LANGUAGES } from '@figurina/album';
import { expect, test } from 'vitest';
import { loadGreetings } from './greetings.ts';

test('a greeting that nobody changed follows the surprise mode, in its own language; other messages stay', async () => {
  const greetings = await loadGreetings();
  for (const language of ALBUM_LANGUAGES) {
    const open = greetings.in(language);
    const surprise = greetings.shown({ content: open, surprise: true });
    expect(surprise).not.toMatch(/album|sticker|naklej|figurin|vignette/i);
    // What was saved with the other mode is still nobody's own words.
    expect(greetings.shown({ content: surprise, surprise: false })).toBe(open);
    expect([greetings.has(open), greetings.has(surprise)]).toEqual([true, true]);
  }
  expect(greetings.shown({ content: 'Für Opa!', surprise: true })).toBe('Für Opa!');
  expect(greetings.has('Für Opa!')).toBe(false);
});
