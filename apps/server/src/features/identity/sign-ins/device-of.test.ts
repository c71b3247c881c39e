import { expect, test } from 'vitest';
import { deviceOf } from './device-of.ts';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

test.for([
  ['firefox', 'windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  ['chrome', 'macos', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${CHROME} Safari/537.36`],
  ['edge', 'windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/142.0.0.0`],
  ['opera', 'linux', `Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36 OPR/124.0.0.0`],
  ['chrome', 'android', `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`],
  ['samsung', 'android', `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} SamsungBrowser/29.0 Mobile Safari/537.36`],
  ['chrome', 'chromeos', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`],
  ['safari', 'macos', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/26.1 Safari/605.1.15`],
  [
    'safari',
    'ios',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${WEBKIT} Version/26.1 Mobile/15E148 Safari/604.1`,
  ],
  [
    'chrome',
    'ios',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${WEBKIT} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`,
  ],
  [
    'firefox',
    'ipados',
    `Mozilla/5.0 (iPad; CPU OS 18_7 like Mac OS X) ${WEBKIT} FxiOS/145.0 Mobile/15E148 Safari/604.1`,
  ],
  [null, null, 'curl/8.16.0'],
  [null, null, ''],
] as const)('%s on %s', ([browser, system, userAgent]) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});

test('what is written behind 512 letters is not read', () => {
  expect(deviceOf(`${'x'.repeat(600)} Firefox/145.0 (Windows NT 10.0)`)).toEqual({ browser: null, system: null });
});
