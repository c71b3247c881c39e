import { useEffect, useRef } from 'react';
import { Navigate, NavLink, useParams, useSearchParams } from 'react-router';
import { LegalLinks } from '../../app/LegalLinks.tsx';
import { usePageTitle } from '../../app/use-page-title.ts';
import { useT } from '../../app/use-t.ts';
import { OpenHeader } from '../../app/OpenHeader.tsx';
import { helpBlocks } from './help-blocks.ts';
import { HELP_CATEGORIES, HELP_TOPICS, helpPath } from '../../app/help-topics.ts';
import './help.css';

/** The manual: one page a topic, open to everybody, with words of its own for some kinds of album. */
export function HelpScreen() {
  const t = useT();
  const { topic: asked } = useParams();
  const [search] = useSearchParams();
  const topic = HELP_TOPICS.find((one) => one === asked);
  const category = HELP_CATEGORIES.find((one) => one === search.get('for')) ?? null;
  usePageTitle(topic ? t(`help.${topic}.title`) : t('help.title'), t('help.text'));
  const topics = useRef<HTMLElement>(null);
  // On a phone the topics are a row to swipe.
  useEffect(() => {
    const link = topics.current?.querySelector(`[href^="/help/${topic}"]`);
    link?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [topic]);
  if (!topic) return <Navigate to={helpPath('start', category)} replace />;
  return (
    <div className="help">
      <OpenHeader />
      <main className="help-main">
        <nav ref={topics} className="help-topics" aria-label={t('help.topics')}>
          {HELP_TOPICS.map((one) => (
            <NavLink key={one} to={helpPath(one, category)}>
              {t(`help.${one}.title`)}
            </NavLink>
          ))}
        </nav>
        <article className="help-text">
          <h1>{t(`help.${topic}.title`)}</h1>
          {topic === 'start' && category && <p className="help-special">{t(`help.start.${category}`)}</p>}
          {helpBlocks(t(`help.${topic}.text`)).map((block) =>
            block.kind === 'text' ? (
              <p key={block.text}>{block.text}</p>
            ) : (
              <ul key={block.items[0]}>
                {block.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            ),
          )}
          <LegalLinks />
        </article>
      </main>
    </div>
  );
}
