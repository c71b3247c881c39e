import { expect, test } from 'vitest';
import { AUTHORISATION, CALLERS, said, WHOSE } from './authorisation.ts';
import type { Endpoint } from './endpoint.ts';
import * as contract from './index.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value;
const declared = Object.entries<unknown>(contract).flatMap(([name, value]) =>
  isEndpoint(value) ? [[name, value] as const] : [],
);

test('every call has its row, and no row is of a call that is gone', () => {
  expect(Object.keys(AUTHORISATION).toSorted()).toEqual(declared.map(([name]) => name).toSorted());
});

test('a row says of staff, tokens and strangers what its call declares', () => {
  for (const [name, { access = 'user' }] of declared) {
    const rule = AUTHORISATION[name as keyof typeof AUTHORISATION];
    const declares =
      { staff: 'admin', anybody: 'public', token: 'public', print: 'render' }[rule.by as 'staff'] ?? 'user';
    expect([name, access]).toEqual([name, declares]);
  }
});

test('strangers reach nothing of an album, and nobody but staff what is somebody else’s', () => {
  for (const rule of Object.values(AUTHORISATION)) {
    if (rule.by !== 'role' && rule.by !== 'order' && rule.by !== 'staff') continue;
    const may = rule.by === 'role' ? rule.may[0] : undefined;
    for (const whose of WHOSE) expect(said(rule, 'stranger', whose, may)).toMatch(/^(not_found|forbidden)$/);
    for (const caller of CALLERS)
      if (caller !== 'staff') expect(said(rule, caller, 'foreign', may)).not.toBe('allowed');
  }
});
