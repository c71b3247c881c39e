import { ALBUM_LANGUAGES, type Category } from '@figurina/album';
import { LOCALE_NAMES } from '@figurina/locales';
import { Select, TextInput } from '@mantine/core';
import { EventDateInput } from '../../app/EventDateInput.tsx';
import { useT } from '../../app/use-t.ts';
import type { AlbumDraft } from './album-draft.ts';
import { CategoryChoice } from './CategoryChoice.tsx';

/** Must equal `LIMITS.albumTitle` of the contract. */
const TITLE_MAX: (typeof import('@figurina/contract').LIMITS)['albumTitle'] = 120;

export function AlbumForm(props: {
  draft: AlbumDraft;
  category: Category | null;
  categories: readonly Category[];
  nameMissing: boolean;
  onChange: (part: Partial<AlbumDraft>) => void;
}) {
  const t = useT();
  const { draft, onChange } = props;
  return (
    <div className="wizard-form">
      <CategoryChoice
        category={props.category}
        categories={props.categories}
        onChange={(category) => onChange({ category, blueprintId: null })}
      />
      <EventDateInput value={draft.releaseDate} onChange={(releaseDate) => onChange({ releaseDate })} />
      <TextInput
        id="album-name"
        label={t('album_new.name')}
        placeholder={t('album_new.name.placeholder')}
        value={draft.title}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
        maxLength={TITLE_MAX}
        error={props.nameMissing && t('album_new.name.missing')}
        required
        autoComplete="off"
      />
      <Select
        label={t('album_new.language')}
        data={ALBUM_LANGUAGES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
        value={draft.language}
        onChange={(language) => language && onChange({ language })}
        allowDeselect={false}
      />
    </div>
  );
}
