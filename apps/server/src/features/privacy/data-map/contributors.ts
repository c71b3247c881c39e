import type { TableNotes } from './table-note.ts';

const PHOTO = {
  ground: 'consent',
  kept: 'as long as the album; rejected photos 30 days',
  seen: 'people of the album who collect, staff',
  erased: 'withdrawal by the link in the mail or on the page; erasure of the person by the owner or staff; with the album',
} as const;

/** People who hand in photos by a sticker link, without an account. */
export const CONTRIBUTORS: TableNotes = {
  sticker_uploads: {
    ...PHOTO,
    whose: 'who hands in a photo, and who is on it',
    why: 'to put them into the album',
    personal:
      'name last_name position image_id source_hash face guardian shown minor client_id merged_by withdrawal_hash retake_reason',
    other:
      'id album_id section_id sticker_id personal state cx cy cscale crotation crop_set decided_at consent_version consent_language withdrawn_at created_at merging_at merged_at face_sought',
    ids: { merged_by: 'mark' },
    secret: 'withdrawal_hash',
  },
  sticker_people: {
    ...PHOTO,
    whose: 'people of the list',
    why: 'their own link, and reminders',
    personal: 'token email retake_reason',
    other: 'album_id sticker_id retake_at reminded_at withdrawn_at created_at visits visited_at',
    addresses: { email: { empty: ['email'] } },
    secret: 'token',
  },
  sticker_links: {
    ...PHOTO,
    whose: 'nobody',
    why: 'the link of an album, with a count of visits',
    ground: 'none',
    personal: '',
    other:
      'album_id token enabled require_position surprise white_label custom_domain content closes_on digest_at created_at visits visited_at',
  },
  sticker_reminders: {
    ...PHOTO,
    whose: 'whoever reminds',
    why: 'so that nobody is reminded too often',
    ground: 'interest',
    personal: 'sent_by',
    other: 'id album_id sent_at sent',
    ids: { sent_by: 'mark' },
  },
  sticker_reports: {
    ...PHOTO,
    whose: 'who is on the sticker',
    why: 'to put a mistake right; of who tells it nothing is kept',
    ground: 'interest',
    personal: 'sticker_name message',
    other: 'id album_id sticker_id created_at done_at',
  },
  sticker_proofs: {
    ...PHOTO,
    whose: 'nobody',
    why: 'solved tasks against robots',
    ground: 'none',
    kept: 'some minutes',
    seen: 'nobody',
    personal: '',
    other: 'challenge_hash expires_at',
  },
};
