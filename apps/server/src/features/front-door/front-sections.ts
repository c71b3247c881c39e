/** The sections of the front door, from the top down to the questions. */
import { LIMITS } from '@figurina/contract';
import { html, type Html } from '../../platform/html/html.ts';
import { FRONT_URLS } from './front-assets.ts';
import { book, startButton, sticker, wizardWith, type FrontCover } from './front-parts.ts';
import type { FrontTexts } from './front-texts.ts';

/** What it is, in one look: an open album in which one place is about to be filled. */
export function hero(texts: FrontTexts): Html {
  const { t, locale } = texts;
  return html`<section class="hero">
    <div class="hero-words">
      <h1>${t('front.headline')}</h1>
      <p class="lead">${t('front.lead')}</p>
      <p class="commit">${startButton(texts)}<span>${t('front.start.note')}</span></p>
    </div>
    <div class="open-book">
      <img
        src="${FRONT_URLS[`spread-${locale}.webp`]}"
        alt="${t('front.spread')}"
        width="1280"
        height="826"
        fetchpriority="high"
      />
      ${sticker('person-12', 'flying', 9)}
    </div>
  </section>`;
}

/** The four steps, each with a small picture of what one sees there. */
export function way({ t }: FrontTexts, covers: readonly FrontCover[]): Html {
  const steps = [
    { name: 'list', look: 'paper', picture: LIST.map(listRow) },
    { name: 'drafts', look: 'fan', picture: covers.slice(0, 3).map((cover) => book(cover)) },
    { name: 'photos', look: 'phone', picture: [sticker('person-03', 'shown'), html`<i></i>`] },
    {
      name: 'print',
      look: 'page',
      picture: [
        sticker('person-02', 'a', 17),
        sticker('person-20', 'b', 18),
        sticker('person-28', 'c', 19),
        html`<span class="slot">20</span>`,
      ],
    },
  ] as const;
  return html`<section class="way" id="way">
    <h2>${t('front.way')}</h2>
    <ol>
      ${steps.map(
        ({ name, look, picture }, at) =>
          html`<li>
            <div class="picture ${look}" aria-hidden="true"><span>${picture}</span></div>
            <h3><b class="number" aria-hidden="true">${at + 1}</b>${t(`front.way.${name}`)}</h3>
            <p>${t(`front.way.${name}.text`)}</p>
          </li>`,
      )}
    </ol>
  </section>`;
}

const LIST = ['Amara Boateng', 'Jonas Rother', 'Kenji Weber', 'Nia Adeyemi'];

function listRow(name: string, at: number): Html {
  return html`<span><b>${at + 1}</b>${name}<i></i></span>`;
}

/** One cover an occasion; each begins the wizard with its blueprint. */
export function occasions({ t }: FrontTexts, covers: readonly FrontCover[], count: number): Html {
  return html`<section class="occasions" id="blueprints">
    <h2>${t('front.blueprints')}</h2>
    <p class="lead">${t('front.blueprints.text', { count })}</p>
    <ul>
      ${covers.map(
        (cover) =>
          html`<li>
            <a href="${wizardWith(cover.id)}"
              >${book(cover)}<strong>${t(`category.${cover.category}`)}</strong><span>${cover.title}</span></a
            >
          </li>`,
      )}
    </ul>
  </section>`;
}

/** What designing costs, and the place where the price of printing goes once albums can be ordered. */
export function price({ t }: FrontTexts): Html {
  return html`<section class="price" id="price">
    <h2>${t('front.price')}</h2>
    <dl>
      <div>
        <dt>${t('front.price.design')}</dt>
        <dd>
          <strong>${t('front.price.free')}</strong>
          <p>${t('front.price.design.text')}</p>
        </dd>
      </div>
      <div class="slot">
        <dt>${t('front.price.print')}</dt>
        <dd>
          <strong>${t('front.price.later')}</strong>
          <p>${t('front.price.print.text')}</p>
        </dd>
      </div>
    </dl>
  </section>`;
}

const QUESTIONS = ['account', 'photos', 'privacy', 'missing', 'people', 'together', 'phone'] as const;

export function questions({ t }: FrontTexts): Html {
  const answer = (name: (typeof QUESTIONS)[number]) =>
    name === 'people' ? t('front.people.answer', { max: LIMITS.peopleOfDraft }) : t(`front.${name}.answer`);
  return html`<section class="questions" id="questions">
    <h2>${t('front.questions')}</h2>
    <div>
      ${QUESTIONS.map(
        (name, at) =>
          html`<details ${at === 0 && html`open`}>
            <summary>${t(`front.${name}.question`)}</summary>
            <p>${answer(name)}</p>
          </details>`,
      )}
    </div>
  </section>`;
}
