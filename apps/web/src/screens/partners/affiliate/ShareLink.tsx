import { StampButton } from '@figurina/ui';
import { SegmentedControl, TextInput } from '@mantine/core';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useId, useState } from 'react';
import { useCopy } from '../../../app/use-copy.ts';
import { useT } from '../../../app/use-t.ts';
import { type Audience, shareLink } from './share-link.ts';

/** The link that a partner passes on, for one audience or the other. */
export function ShareLink({ source }: { source: string }) {
  const t = useT();
  const copy = useCopy();
  const label = useId();
  const [audience, setAudience] = useState<Audience>('wedding');
  const link = shareLink(location.origin, audience, source);
  return (
    <section className="affiliate-share">
      <h2>{t('affiliate.link')}</h2>
      <div className="affiliate-audience">
        <span id={label}>{t('affiliate.audience')}</span>
        <SegmentedControl
          aria-labelledby={label}
          value={audience}
          onChange={(value) => setAudience(value === 'business' ? 'business' : 'wedding')}
          data={[
            { value: 'wedding', label: t('affiliate.audience.wedding') },
            { value: 'business', label: t('affiliate.audience.business') },
          ]}
        />
      </div>
      <div className="affiliate-link">
        <TextInput
          readOnly
          aria-label={t('affiliate.link')}
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <StampButton
          leftSection={<IconCopy size={18} aria-hidden />}
          onClick={() => copy(link, { done: t('affiliate.copied'), failed: t('affiliate.copy_failed') })}
        >
          {t('affiliate.copy')}
        </StampButton>
      </div>
    </section>
  );
}
