import { usePageTitle } from '../../app/use-page-title.ts';
import { useT } from '../../app/use-t.ts';
import { KeySection } from './keys/KeySection.tsx';
import { WebhookSection } from './webhooks/WebhookSection.tsx';
import '../../staff-list/staff-list.css';
import './integrations.css';

/** `/integrations`: what connects scripts and other systems with Figurina, for administrators. */
export function IntegrationsScreen() {
  const t = useT();
  usePageTitle(t('integrations.title'), t('integrations.text'));
  return (
    <div className="integrations">
      <div className="staff-head">
        <div>
          <h1>{t('integrations.title')}</h1>
          <p>{t('integrations.text')}</p>
        </div>
      </div>
      <WebhookSection />
      <KeySection />
    </div>
  );
}

export { IntegrationsScreen as Component };
