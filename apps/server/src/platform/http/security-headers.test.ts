import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { setSecurityHeaders } from './security-headers.ts';

const headersAt = async (baseUrl: string) => {
  const http = Fastify();
  await setSecurityHeaders(http, { baseUrl, oidc: undefined, analytics: undefined } as never);
  http.get('/', async () => 'x');
  const { headers } = await http.inject({ url: '/', headers: { origin: 'https://elsewhere.example' } });
  await http.close();
  return headers;
};

test('where the server is reached by https, browsers come by nothing else for a year; otherwise it says nothing of it', async () => {
  const secure = await headersAt('https://album.example');
  expect(secure['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(secure['content-security-policy']).toContain('upgrade-insecure-requests');
  expect((await headersAt('http://album.example'))['strict-transport-security']).toBeUndefined();
});

test('nothing is guessed, framed or read by pages from elsewhere, and no script runs but our own files', async () => {
  const headers = await headersAt('https://album.example');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['access-control-allow-origin']).toBeUndefined();
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  const policy = String(headers['content-security-policy']);
  for (const directive of ["frame-ancestors 'self'", "object-src 'none'", "base-uri 'self'"])
    expect(policy).toContain(directive);
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe("'self' 'wasm-unsafe-eval'");
});
