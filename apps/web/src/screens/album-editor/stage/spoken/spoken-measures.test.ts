import { createI18n } from '@figurina/locales';
import { expect, test } from 'vitest';
import { spokenMeasures, type SpokenThing } from './spoken-measures.ts';

const box: SpokenThing = { x: 20, y: 30.04, width: 40, height: 25.5, rotation: 0, locked: false, hidden: false };
const german = await createI18n('de', ['spoken']);

test('of what is selected all measures are said, in the numbers of the language', () => {
  expect(spokenMeasures(box, null, german)).toBe('40 mal 25,5 mm, 20 mm von links, 30 mm von oben');
  expect(spokenMeasures({ ...box, rotation: 15, locked: true }, null, german)).toBe(
    'gesperrt, 40 mal 25,5 mm, 20 mm von links, 30 mm von oben, um 15° gedreht',
  );
});

test('after a change only what is different', () => {
  expect(spokenMeasures({ ...box, x: 21 }, box, german)).toBe('21 mm von links, 30 mm von oben');
  expect(spokenMeasures({ ...box, width: 50 }, box, german)).toBe('50 mal 25,5 mm');
  expect(spokenMeasures(box, { ...box, rotation: 90 }, german)).toBe('nicht gedreht');
  expect(spokenMeasures({ ...box, x: 20.01 }, box, german)).toBe('');
});
