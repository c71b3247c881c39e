import type { StickerLink } from '@figurina/contract';
import { expect, test } from 'vitest';
import { changedSettings, linkDraftOf } from './link-draft.ts';

const LINK = {
  sticker_upload_enabled: true,
  sticker_upload_require_position: false,
  sticker_upload_content: 'Hallo',
  sticker_upload_closes_on: null,
} as StickerLink;

test('only what differs from the saved link counts as a change', () => {
  expect(changedSettings(LINK, {})).toEqual({});
  expect(changedSettings(LINK, { sticker_upload_content: 'Hallo', sticker_upload_require_position: true })).toEqual({
    sticker_upload_require_position: true,
  });
  expect(changedSettings(LINK, { sticker_upload_closes_on: null })).toEqual({});
});

test('a draft belongs to its session and stays while that is open', () => {
  const session = {};
  linkDraftOf(session).setState({ sticker_upload_content: 'Neu' });
  expect(linkDraftOf(session).getState()).toEqual({ sticker_upload_content: 'Neu' });
  expect(linkDraftOf({}).getState()).toEqual({});
});
