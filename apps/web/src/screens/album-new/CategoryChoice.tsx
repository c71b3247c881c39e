import type { Category } from '@figurina/album';
import { Select, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useT } from '../../app/use-t.ts';

/** What the album is for: a list to open, on a phone a row to swipe. */
export function CategoryChoice(props: {
  category: Category | null;
  categories: readonly Category[];
  onChange: (category: Category) => void;
}) {
  const t = useT();
  const isMobile = useMediaQuery('(max-width: 999px)', false, { getInitialValueInEffect: false });
  const { category, categories } = props;
  if (!isMobile)
    return (
      <Select
        label={t('album_new.category')}
        data={categories.map((value) => ({ value, label: t(`category.${value}`) }))}
        value={category}
        onChange={(value) => value && props.onChange(value)}
        disabled={categories.length === 0}
        allowDeselect={false}
      />
    );
  return (
    <div className="category-row" role="group" aria-label={t('album_new.category')}>
      {categories.map((value) => (
        <UnstyledButton
          key={value}
          ref={value === category ? toSight : undefined}
          className="category-chip"
          aria-pressed={value === category}
          onClick={() => props.onChange(value)}
        >
          {t(`category.${value}`)}
        </UnstyledButton>
      ))}
    </div>
  );
}

/** The row may be longer than the screen. */
function toSight(chip: HTMLElement | null): void {
  chip?.scrollIntoView({ block: 'nearest', inline: 'center' });
}
