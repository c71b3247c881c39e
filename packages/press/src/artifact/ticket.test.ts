import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ticketOf } from './ticket.ts';

const ORDER = {
  jobId: 'album 7/v3',
  title: 'SV "Łódź" & <Söhne>',
  date: new Date('2026-01-02T03:04:05Z'),
  albums: 120,
  spine: 5.6,
  bodyPages: 80,
  stickers: 20_640,
};
const file = (name: string) => ({ name, sha256: 'ab'.repeat(32), bytes: 1234, type: 'application/pdf', pages: 2 });
const FILES = ['01_cover.pdf', '02_inside.pdf', '03_stickers.pdf', '04_stickerpack.pdf', 'packs.csv'].map(file);
const VALIDATOR = 'xmllint';
const SCHEMA = process.env['XJDF_SCHEMA'];

test('a ticket says what is made of which file, in points', () => {
  const xml = ticketOf(ORDER, FILES);
  expect(xml).toMatch(/<XJDF JobID="album-7-v3" Types="Product" Version="2.2"/);
  const products = [...xml.matchAll(/<Product Amount="(\d+)".*? ID="(\w+)" IsRoot="(\w+)"/g)];
  expect(products.map(([, amount, id, isRoot]) => `${id} ${amount} ${isRoot}`)).toEqual([
    'P_ALBUM 120 true',
    'P_COVER 120 false',
    'P_BODY 120 false',
    'P_STICKERS 20640 true',
  ]);
  expect(xml).toContain('DescriptiveName="SV &quot;Łódź&quot; &amp; &lt;Söhne>"');
  expect(xml).toContain('FinishedDimensions="651.969 841.89 15.874"');
  expect([...xml.matchAll(/ProductPart="(\w+)".*?URL="([^"]+)"/g)].map(([, part, url]) => `${part} ${url}`)).toEqual([
    'P_COVER 01_cover.pdf',
    'P_BODY 02_inside.pdf',
    'P_STICKERS 03_stickers.pdf',
    'P_STICKERS 04_stickerpack.pdf',
  ]);
});

test('a ticket keeps to the schema of XJDF, where the machine has it', () => {
  const hasProgram = spawnSync(VALIDATOR, ['--version']).error === undefined;
  if (!SCHEMA || !hasProgram) {
    process.stderr.write('note: no XJDF_SCHEMA or no xmllint, tickets are not validated against the schema\n');
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'figurina-ticket-'));
  const path = join(folder, 'ticket.xjdf');
  writeFileSync(path, ticketOf(ORDER, FILES));
  const { status, stderr } = spawnSync(VALIDATOR, ['--noout', '--schema', SCHEMA, path], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(status, stderr).toBe(0);
});
