import { useConfig } from '../../../app/use-config.ts';
import { useT } from '../../../app/use-t.ts';
import { CUSTOMER_SECTIONS } from './customer-sections.ts';

/** To the parts of a long page. */
export function CustomerNav() {
  const t = useT();
  const isElsewhere = useConfig()?.provider === 'outside';
  return (
    <nav className="customer-nav" aria-label={t('customers.sections')}>
      {CUSTOMER_SECTIONS.filter((section) => section !== 'access' || !isElsewhere).map((section) => (
        <a key={section} href={`#${section}`}>
          {t(`customers.${section}`)}
        </a>
      ))}
    </nav>
  );
}
