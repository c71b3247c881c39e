/** What was typed, kept on the device: a reload, a lost tab or a flat battery costs nothing. */
import type { PublicStickerLink } from '@figurina/contract';
import { NO_ANSWERS, type Answers } from './answers.ts';
import { STEPS, type Step } from './steps.ts';

/** An upload that arrived: what is needed to swap or withdraw it. */
export interface Sent {
  readonly name: string;
  readonly withdrawalToken: string;
}

export interface KeptForm {
  readonly step: Step;
  readonly answers: Answers;
  /** One for each photo that is sent: the server takes it once, however often it arrives. */
  readonly clientId: string;
  /** Where the upload that was begun goes on. */
  readonly uploadUrl: string | null;
  readonly sent: Sent | null;
  /** The text that was agreed to is no longer the one that holds. */
  readonly consentChanged?: boolean;
}

export function newForm(answers: Partial<Answers> = {}): KeptForm {
  const whole = { ...NO_ANSWERS, ...answers };
  return { step: 'intro', answers: whole, clientId: crypto.randomUUID(), uploadUrl: null, sent: null };
}

/** Where a link begins: with what was kept, or anew. A personal link knows whose it is. */
export function beginForm({ person }: Pick<PublicStickerLink, 'person'>, kept: KeptForm | null): KeptForm {
  if (kept && !isAskedAgain(person, kept)) return kept;
  if (!person) return newForm();
  return newForm({ name: person.name, position: person.position, sectionId: person.section_id ?? undefined });
}

/** Whether somebody whose photo arrived is asked for another one. */
export function isAskedAgain(person: PublicStickerLink['person'], kept: KeptForm | null): boolean {
  return kept?.step === 'result' && (person?.state === 'needs_retake' || person?.state === 'no_photo');
}

const PREFIX = 'figurina.sticker-link.';
const keyOf = (token: string): string => `${PREFIX}${token}`;

export function keepForm(store: Storage, token: string, form: KeptForm): void {
  try {
    store.setItem(keyOf(token), JSON.stringify(form));
  } catch {
    // A private window may keep nothing: then it lives as long as the page.
  }
}

/** The form as it was left, or null. What somebody else wrote there is not trusted. */
export function keptForm(store: Storage, token: string): KeptForm | null {
  try {
    return readForm(JSON.parse(store.getItem(keyOf(token)) ?? 'null'));
  } catch {
    return null;
  }
}

/** Forgets the form whose upload was withdrawn. Answers the links it was kept for. */
export function forgetSent(store: Storage, withdrawalToken: string): string[] {
  const links = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '')
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length))
    .filter((link) => keptForm(store, link)?.sent?.withdrawalToken === withdrawalToken);
  for (const link of links) store.removeItem(keyOf(link));
  return links;
}

function readForm(value: unknown): KeptForm | null {
  const form = record(value);
  const answers = record(form['answers']);
  const consent = record(answers['consent']);
  const sent = record(form['sent']);
  const step = STEPS.find((one) => one === form['step']);
  const clientId = text(form['clientId']);
  if (!step || !clientId) return null;
  return {
    step,
    clientId,
    uploadUrl: text(form['uploadUrl']) || null,
    answers: {
      name: text(answers['name']),
      lastName: text(answers['lastName']),
      position: text(answers['position']),
      sectionId: answers['sectionId'] === null ? null : text(answers['sectionId']) || undefined,
      consent: {
        shown: consent['shown'] === 'child' || consent['shown'] === 'other' ? consent['shown'] : 'self',
        minor: consent['minor'] === true,
        guardian: text(consent['guardian']),
        agreed: consent['agreed'] === true,
      },
    },
    sent: text(sent['withdrawalToken'])
      ? { name: text(sent['name']), withdrawalToken: text(sent['withdrawalToken']) }
      : null,
  };
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
