import { useSource } from '@figurina/drawing';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useLegalPages } from '../../../../../app/use-legal-pages.ts';
import { useT } from '../../../../../app/use-t.ts';
import { type OrganizationDraft, wholeOrganization } from '../../../../../organization/organization-draft.ts';
import { missingFields, OrganizationForm } from '../../../../../organization/OrganizationForm.tsx';
import { useEditor } from '../../../session/editor-context.ts';
import { useAlbumChange } from './use-album-change.ts';

const CATEGORIES: readonly (string | null)[] = ['business', 'school', 'sports'];
const CONTACT = ['contact'] as const;
/** From 200 people on, as the sizes say it. */
const LARGE: readonly (string | undefined)[] = ['201-1000', '1000+'];

/** For whom the album is: all of it is needed, and saved as one. */
export function OrganizationSettings() {
  const t = useT();
  const { meta, whyClosed } = useEditor();
  const { organization, category } = useSource(meta);
  const [contact] = useLegalPages(CONTACT);
  const change = useAlbumChange();
  const [typed, setTyped] = useState<OrganizationDraft>({});
  const [asked, setAsked] = useState(false);
  if (!organization && !CATEGORIES.includes(category)) return null;
  const closed = whyClosed('design', 'album');
  const shown = { ...organization, ...typed };
  const isChanged = Object.entries(typed).some(([field, value]) => value !== organization?.[field as 'name']);

  function save(event: FormEvent): void {
    event.preventDefault();
    setAsked(true);
    const [missing] = missingFields(shown);
    const whole = wholeOrganization(shown);
    if (missing) document.getElementById(`organization-${missing}`)?.focus();
    else if (whole) change.mutate({ album: { organization: whole } }, { onSuccess: () => setTyped({}) });
  }
  return (
    <section className="settings-wide" aria-labelledby="settings-organization">
      <h3 id="settings-organization">{t('album_settings.organization')}</h3>
      <form onSubmit={save} noValidate>
        <OrganizationForm
          typed={shown}
          asked={asked}
          disabled={closed !== null}
          onChange={(part) => setTyped((now) => ({ ...now, ...part }))}
        />
        {LARGE.includes(shown.size) ? (
          <p className="settings-advice">
            {t('album_settings.large')}{' '}
            {contact ? (
              <a className="fig-text-link" href="/contact" target="_blank" rel="noreferrer">
                {t('album_settings.large.contact')}
              </a>
            ) : null}
          </p>
        ) : null}
        <div className="settings-save">
          <Button type="submit" disabled={closed !== null || !isChanged} loading={change.isPending}>
            {t('album_settings.organization.save')}
          </Button>
          {closed ? <p>{t(closed)}</p> : null}
        </div>
      </form>
    </section>
  );
}
