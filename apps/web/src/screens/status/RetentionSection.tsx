import type { AnswerOf, readRetention, RetentionRule } from '@figurina/contract';
import { formatRelativeTime } from '@figurina/locales';
import { RowSkeleton } from '@figurina/ui';
import { useQuery } from '@tanstack/react-query';
import { Answered } from '../../app/Answered.tsx';
import { houseDate } from '../../app/house-time.ts';
import { useServices } from '../../app/services.ts';
import { useI18n } from '../../app/use-t.ts';

const YEAR_DAYS = 365.25;

/** What goes for good by itself: how long it is kept, and what the nights took. `at`: when the state was asked. */
export function RetentionSection({ at }: { at: string }) {
  const { t } = useI18n();
  const { api } = useServices();
  const read = useQuery({
    queryKey: ['retention'],
    queryFn: async ({ signal }) => api.privacy.retention({}, { signal }),
  });
  return (
    <section className="status-retention" aria-labelledby="retention">
      <h2 id="retention">{t('status.retention')}</h2>
      <p className="status-text">{t('status.retention.text')}</p>
      <Answered query={read} waiting={<RowSkeleton height={180} />}>
        {({ rules, erasures }) => (
          <ul className="status-parts">
            {rules.map((rule) => (
              <RuleRow key={rule.rule} rule={rule} at={at} />
            ))}
            <ErasuresRow erasures={erasures} />
          </ul>
        )}
      </Answered>
    </section>
  );
}

function RuleRow({ rule, at }: { rule: RetentionRule; at: string }) {
  const { t, locale } = useI18n();
  const { kept_days: days, last, erased, waiting } = rule;
  const years = wholeYears(days ?? 0);
  return (
    <Row title={t(`status.retention.${rule.rule}`)}>
      {days === null
        ? [t('status.retention.for_ever')]
        : [
            years > 0 ? t('status.retention.kept_years', { years }) : t('status.retention.kept', { days }),
            last
              ? t('status.retention.last', {
                  time: formatRelativeTime(locale, last.at, new Date(at)),
                  count: last.erased,
                })
              : t('status.retention.never'),
            t('status.retention.month', { count: erased }),
            ...(waiting > 0 ? [t('status.retention.waiting', { count: waiting })] : []),
          ]}
    </Row>
  );
}

/** 3,653 days are ten years; 0 where they are none. */
function wholeYears(days: number): number {
  const years = Math.round(days / YEAR_DAYS);
  return Math.abs(days - years * YEAR_DAYS) < 1 ? years : 0;
}

function ErasuresRow({ erasures }: { erasures: AnswerOf<typeof readRetention>['erasures'] }) {
  const { t } = useI18n();
  const { waiting, next_due_at: next, done, last_done_at: last } = erasures;
  return (
    <Row title={t('status.retention.erasures')}>
      {[
        t('status.retention.erasures.waiting', { count: waiting }),
        ...(next ? [t('status.retention.erasures.next', { date: houseDate(next) })] : []),
        t('status.retention.erasures.done', { count: done }),
        ...(last ? [t('status.retention.erasures.last', { date: houseDate(last) })] : []),
      ]}
    </Row>
  );
}

function Row({ title, children }: { title: string; children: readonly string[] }) {
  return (
    <li className="status-part">
      <h3>{title}</h3>
      <ul>
        {children.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </li>
  );
}
