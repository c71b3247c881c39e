import { Progress } from '@mantine/core';

/** A thin bar with its count behind it, or with `label` below it; green once everything is there. */
export function CountedProgress(props: { value: number; total: number; label: string; inWords?: boolean }) {
  const { value, total, label, inWords = false } = props;
  const share = total > 0 ? Math.min(100, (value / total) * 100) : 0;
  return (
    <div className="fig-progress" data-in-words={inWords || undefined}>
      <Progress.Root size={6} radius={99}>
        <Progress.Section
          value={share}
          color={share >= 100 ? 'pitch.6' : 'stamp'}
          aria-label={label}
          aria-valuetext={label}
        />
      </Progress.Root>
      <span aria-hidden="true">{inWords ? label : `${value}/${total}`}</span>
    </div>
  );
}
