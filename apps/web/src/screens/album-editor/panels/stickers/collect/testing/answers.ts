/** Answers of a server with a few people and uploads. */
import type { AlbumDocument } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import type { StickerLink, StickerPerson, StickerUpload } from '@figurina/contract';

/** A picture that is there without a network. */
const DOT = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

export function aLink(part: Partial<StickerLink> = {}): StickerLink {
  return {
    sticker_uploads_path: '/s/Vq3fT9xKc0Lr7pWmZ2aEhg',
    url: 'https://fotos.example/s/Vq3fT9xKc0Lr7pWmZ2aEhg',
    open: true,
    sticker_upload_enabled: true,
    sticker_upload_require_position: false,
    sticker_upload_surprise: false,
    sticker_upload_white_label: false,
    sticker_upload_custom_domain: null,
    sticker_upload_content: 'Schickt uns ein Foto!',
    sticker_upload_closes_on: null,
    ...part,
  };
}

export function anAlbumOfPeople(): AlbumDocument {
  return anAlbum()
    .section('Erste Elf')
    .sticker('Can Demir')
    .sticker('Mira Öztürk', { photo: [300, 400] })
    .sticker('Samira Haddad')
    .spread()
    .build();
}

export function stickerId(document: AlbumDocument, name: string): string {
  return [...document.stickers.values()].find((sticker) => sticker.name === name)!.id;
}

export function sectionId(document: AlbumDocument): string {
  return [...document.stickers.values()][0]!.sectionId;
}

export function aPerson(part: Partial<StickerPerson>): StickerPerson {
  return {
    sticker_id: 'p',
    name: 'Greta Lindqvist',
    position: '',
    section_id: 's',
    state: 'no_photo',
    path: '/s/own',
    url: 'https://fotos.example/s/own',
    wants_no_mails: false,
    email: null,
    sticker_upload_id: null,
    retake_reason: null,
    retake_at: null,
    reminded_at: null,
    visited_at: null,
    uploaded_at: null,
    uploaded_personally: false,
    accepted_at: null,
    accepted_by: null,
    withdrawn_at: null,
    ...part,
  };
}

export function peopleAnswer(
  people: readonly StickerPerson[],
  reminder: object = {},
  visits = { count: 0, last_at: null as string | null },
) {
  const count = (state: StickerPerson['state']) => people.filter((person) => person.state === state).length;
  const counts = {
    total: people.length,
    no_photo: count('no_photo'),
    uploaded: count('uploaded'),
    needs_retake: count('needs_retake'),
    accepted: count('accepted'),
    placed: count('placed'),
  };
  const missing = people.filter(({ state }) => state === 'no_photo' || state === 'needs_retake');
  return {
    people,
    chapters: [{ section_id: people[0]?.section_id ?? 's', name: 'Erste Elf', ...counts }],
    totals: counts,
    reminder: {
      subject: 'Dein Foto fehlt noch',
      text: 'Hallo, schick uns bitte dein Foto.',
      missing: missing.length,
      with_address: missing.filter(({ email }) => email !== null).length,
      last: null,
      next_at: null,
      ...reminder,
    },
    visits,
  };
}

export function anUpload(part: Partial<StickerUpload>): StickerUpload {
  const id = part.id ?? 'u1';
  const blob = { filename: 'a.jpg', auto: DOT, small: DOT, medium: DOT, large: DOT, full: DOT, original: DOT };
  return {
    id,
    name: '',
    last_name: '',
    position: '',
    section_id: null,
    state: 'new',
    image: {
      id: `${id}image`,
      model: 'sticker',
      filename: 'a.jpg',
      blueprint_image: false,
      original_image_id: null,
      tags: [],
      meta: {},
      details: { width: 300, height: 400, face: { x: 0.3, y: 0.2, width: 0.4, height: 0.4 } },
      blob,
    },
    cx: 0,
    cy: 0,
    cscale: 1,
    crotation: 0,
    crop_set: false,
    face_sought: true,
    sticker_id: null,
    personal: false,
    same_picture_as: [],
    faults: [],
    retake_reason: null,
    consent: {
      shown: 'self',
      minor: false,
      guardian: '',
      version: '1',
      language: 'de',
      agreed_at: '2027-04-20T09:00:00Z',
    },
    created_at: '2027-04-20T09:00:00Z',
    merged_at: null,
    ...part,
  };
}
