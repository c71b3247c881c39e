import { createI18n } from '@figurina/locales';
import { expect, test } from 'vitest';
import { EDITOR_TEXTS } from '../../editor-texts.ts';
import { PHOTOS } from './check-files.ts';
import { faultTexts } from './file-faults.ts';

const { t } = await createI18n('de', EDITOR_TEXTS);
const files = (fault: 'type' | 'too_large', ...names: string[]) => names.map((name) => ({ name, fault }));

test('what several files have in common is said once, and of many some are named', () => {
  expect(faultTexts(t, [...files('type', 'a.pdf', 'b.docx'), ...files('too_large', 'c.jpg')], PHOTOS)).toEqual([
    '„a.pdf“, „b.docx“ sind in keinem der Formate JPEG, PNG, WebP, AVIF, HEIC',
    '„c.jpg“ ist größer als 64 MB',
  ]);
  expect(faultTexts(t, files('too_large', 'a', 'b', 'c', 'd', 'e'))).toEqual([
    '„a“, „b“, „c“ und 2 weitere sind größer als 64 MB',
  ]);
});
