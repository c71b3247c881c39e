import { SegmentedControl } from '@mantine/core';
import { useT } from '../../../../app/use-t.ts';

/** Whether the samples are single or double stickers. */
export function SizeChoice({ double, onChange }: { double: boolean; onChange: (double: boolean) => void }) {
  const t = useT();
  return (
    <SegmentedControl
      className="styles-size"
      radius="xl"
      size="sm"
      aria-label={t('styles.size')}
      value={double ? 'double' : 'single'}
      onChange={(value) => onChange(value === 'double')}
      data={[
        { value: 'single', label: t('styles.size.single') },
        { value: 'double', label: t('styles.size.double') },
      ]}
    />
  );
}
