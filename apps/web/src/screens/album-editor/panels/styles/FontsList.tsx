import { FONT_ROLES, type FontRole } from '@figurina/album';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { FontFamilies } from './FontFamilies.tsx';
import { FontPairs } from './FontPairs.tsx';
import { StylesPage } from './StylesPage.tsx';

/** All sets of fonts, and every family for each of the album's three roles. */
export function FontsList() {
  const t = useT();
  const [role, setRole] = useState<FontRole>('title');
  return (
    <StylesPage title={t('styles.fonts')} back="" backTo={t('editor.tab.styles')}>
      <section className="styles-part" aria-label={t('styles.fonts.pairs')}>
        <h3>{t('styles.fonts.pairs')}</h3>
        <FontPairs />
      </section>
      <section className="styles-part" aria-label={t('styles.fonts.single')}>
        <h3>{t('styles.fonts.single')}</h3>
        <SegmentedControl
          fullWidth
          radius="xl"
          aria-label={t('styles.fonts.role')}
          value={role}
          onChange={(value) => setRole(value)}
          data={FONT_ROLES.map((value) => ({ value, label: t(`text.font.role.${value}`) }))}
        />
        <FontFamilies key={role} role={role} />
      </section>
    </StylesPage>
  );
}
