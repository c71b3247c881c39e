import { expect, test } from 'vitest';
import { photoType } from './photo-type.ts';

const bytes = (...parts: (string | number)[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'number' ? [part] : Array.from(part, (one) => one.codePointAt(0)!))),
  );

test('photos are known by their first bytes', () => {
  expect(photoType(bytes(0xff, 0xd8, 0xff, 0xe1))).toBe('jpeg');
  expect(photoType(bytes(0x89, 'PNG\r\n', 0x1a, '\n'))).toBe('png');
  expect(photoType(bytes('RIFF', 0, 0, 0, 0, 'WEBPVP8 '))).toBe('webp');
  expect(photoType(bytes(0, 0, 0, 24, 'ftypheic'))).toBe('heif');
  expect(photoType(bytes(0, 0, 0, 24, 'ftypmif1'))).toBe('heif');
});

test('films, drawings and empty files are no photos', () => {
  expect(photoType(bytes(0, 0, 0, 24, 'ftypmp42'))).toBeNull();
  expect(photoType(bytes('<svg xmlns='))).toBeNull();
  expect(photoType(bytes('GIF89a'))).toBeNull();
  expect(photoType(new Uint8Array())).toBeNull();
});
