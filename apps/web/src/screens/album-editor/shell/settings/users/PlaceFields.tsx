import { canBeKeptToChapters, MEMBER_ROLES, type MemberRole } from '@figurina/album';
import { useSource } from '@figurina/drawing';
import { Checkbox, NativeSelect, Switch } from '@mantine/core';
import { useT } from '../../../../../app/use-t.ts';
import { useEditor } from '../../../session/editor-context.ts';

/** What somebody is in the album; chapters null: all of them. */
export interface PlaceWish {
  readonly role: MemberRole;
  readonly sections: readonly string[] | null;
}

interface PlaceFieldsProps<Place> {
  readonly place: Place;
  readonly onPlace: (place: Place) => void;
  readonly disabled?: boolean;
}

export function RoleField<Place extends PlaceWish>(props: PlaceFieldsProps<Place> & { readonly label?: string }) {
  const t = useT();
  const { place, onPlace } = props;
  return (
    <NativeSelect
      label={props.label ?? t('people.role')}
      description={t(`people.role.${place.role}.hint`)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      disabled={props.disabled}
      value={place.role}
      onChange={(event) => {
        const role = event.currentTarget.value as MemberRole;
        onPlace({ ...place, role, sections: canBeKeptToChapters(role) ? place.sections : null });
      }}
      data={MEMBER_ROLES.map((value) => ({ value, label: t(`people.role.${value}`) }))}
    />
  );
}

/** All chapters, or some by name; none at all is said to be missing. */
export function ChapterFields<Place extends Pick<PlaceWish, 'sections'>>({ place, onPlace }: PlaceFieldsProps<Place>) {
  const t = useT();
  const chapters = useSource(useEditor().facts.chapters).filter(({ isStatic }) => !isStatic);
  const { sections } = place;
  if (chapters.length === 0) return null;
  return (
    <div className="people-chapters">
      <Switch
        label={t('people.chapters.some')}
        checked={sections !== null}
        onChange={(event) => onPlace({ ...place, sections: event.currentTarget.checked ? [] : null })}
      />
      {sections === null ? null : (
        <Checkbox.Group
          label={t('people.chapters.which')}
          value={[...sections]}
          onChange={(chosen) => onPlace({ ...place, sections: chosen })}
          error={sections.length === 0 ? t('people.chapters.none') : undefined}
        >
          <div className="people-chapter-list">
            {chapters.map(({ id, name }) => (
              <Checkbox key={id} value={id} label={name || t('stickers.unnamed_chapter')} />
            ))}
          </div>
        </Checkbox.Group>
      )}
    </div>
  );
}
