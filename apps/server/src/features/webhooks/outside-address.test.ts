import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { callOutside } from './call-outside.ts';
import { isOutside, parseWebhookUrl } from './outside-address.ts';

test.each([
  ['outside', '93.184.216.34', '8.8.8.8', '172.32.0.1', '2606:2800:220:1:248:1893:25c8:1946', '2a00:1450::1'],
  [
    'inside',
    '127.0.0.1',
    '127.8.8.8',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '::',
    '::1',
    'fe80::1',
    'fd00::1',
    // Version 4 in version 6, in each of its forms.
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001::1',
    'fd00:ec2::254',
    'ff02::1',
    'fec0::1',
    'localhost',
    '',
  ],
])('addresses that lie %s', (where, ...addresses) => {
  expect(addresses.filter((address) => isOutside(address) !== (where === 'outside'))).toEqual([]);
});

test('what staff type is a public https address, whichever way another one is written', () => {
  const parsed = (typed: string) => parseWebhookUrl(typed, { loopback: false });
  expect(parsed('https://Hooks.Example.org/a?b=1#c')).toBe('https://hooks.example.org/a?b=1');
  expect(parsed('https://93.184.216.34:8443/')).toBe('https://93.184.216.34:8443/');
  const refused = [
    'http://example.org',
    'ftp://example.org',
    'https://',
    'x',
    'https://u:p@example.org',
    'https://u@example.org',
    'https://localhost',
    'https://127.0.0.1',
    'https://2130706433',
    'https://0x7f.1',
    'https://[::1]',
    'https://db',
    'https://[::ffff:127.0.0.1]/',
    'https://metadata.google.internal',
    'https://x.local.',
    'https://169.254.169.254',
  ];
  expect(refused.filter((typed) => parsed(typed) !== undefined)).toEqual([]);
  const here = (typed: string) => parseWebhookUrl(typed, { loopback: true });
  expect([here('http://127.0.0.1:1/'), here('http://10.0.0.1/'), here('http://example.org/')]).toEqual([
    'http://127.0.0.1:1/',
    undefined,
    undefined,
  ]);
});

test('a name is judged by what is connected to, redirects lead nowhere, and only the beginning is read', async () => {
  const asked: string[] = [];
  const inside = createServer((request, answer) => {
    asked.push(request.url ?? '');
    if (request.url === '/away') answer.writeHead(302, { location: '/secret' });
    if (request.url !== '/never') answer.end('x\0'.repeat(5000));
  });
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
  const { port } = inside.address() as AddressInfo;
  const call = (url: string, loopback: boolean, timeoutMs = 5000, ...found: string[]) =>
    callOutside({ url, body: '{}', headers: {}, loopback, timeoutMs }, async () =>
      found.map((address) => ({ address, family: 4 })),
    );
  const nothing = { status: null, answer: '' };
  const forbidden = { ...nothing, fault: 'forbidden_address' };
  // A name that was outside when it was typed.
  expect(await call(`http://hooks.example.org:${port}/`, false, 5000, '127.0.0.1')).toEqual(forbidden);
  expect(await call(`http://hooks.example.org:${port}/`, false, 5000, '93.184.216.34', '127.0.0.1')).toEqual(forbidden);
  expect(await call(`http://hooks.example.org:${port}/`, false)).toEqual(forbidden);
  expect(await call(`http://127.0.0.1:${port}/`, false)).toEqual(forbidden);
  expect(await call('http://169.254.169.254/', true)).toEqual(forbidden);
  expect(asked).toEqual([]);
  expect(await call(`http://here.example.org:${port}/`, true, 5000, '127.0.0.1')).toMatchObject({ status: 200 });
  const away = await call(`http://127.0.0.1:${port}/away`, true);
  expect([away.status, away.answer]).toEqual([302, 'x'.repeat(512)]);
  expect(await call(`http://127.0.0.1:${port}/never`, true, 50)).toEqual({ ...nothing, fault: 'too_slow' });
  expect(asked).toEqual(['/', '/away', '/never']);
  inside.closeAllConnections();
  await new Promise((resolve) => inside.close(resolve));
  expect(await call(`http://127.0.0.1:${port}/`, true)).toEqual({ ...nothing, fault: 'unreachable' });
});
