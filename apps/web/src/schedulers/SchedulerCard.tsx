import { NewsCard, Portrait } from '@figurina/ui';
import { Button, CloseButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../app/services.ts';
import { useConfig } from '../app/use-config.ts';
import { useT } from '../app/use-t.ts';
import { organizationsQuery } from '../organization/organizations-query.ts';
import { type Scheduler, schedulerOf } from './scheduler-of.ts';
import './scheduler-card.css';

const PUT_AWAY = 'figurina.scheduler_put_away';
const FACES = [4, 9] as const;

/**
 * Offers a talk to who made an album for an organisation, by its size; nothing for everybody else, and where the operator
 * offers none. `dismissible`: it can be put away on this device, for good.
 */
export function SchedulerCard({ dismissible = false }: { dismissible?: boolean }) {
  const t = useT();
  const scheduler = useScheduler();
  const [away, setAway] = useState(() => dismissible && isPutAway());
  if (!scheduler || away) return null;
  const { kind, url } = scheduler;
  return (
    <div className="scheduler-card" data-dismissible={dismissible || undefined}>
      <NewsCard
        faces={FACES.map((seed) => (
          <Portrait key={seed} seed={seed} />
        ))}
        title={t(`scheduler.${kind}.title`)}
        text={t(`scheduler.${kind}.text`)}
        action={
          <Button component="a" href={url} target="_blank" rel="noopener noreferrer">
            {t('scheduler.action')}
          </Button>
        }
      />
      {dismissible ? (
        <CloseButton
          size="lg"
          aria-label={t('common.close')}
          onClick={() => {
            putAway();
            setAway(true);
          }}
        />
      ) : null}
    </div>
  );
}

/** Of the newest organisation that an album was made for. */
function useScheduler(): Scheduler | null {
  const { api } = useServices();
  const config = useConfig();
  const offers = config?.schedulers && Object.values(config.schedulers).some((url) => url !== null);
  const newest = useQuery({ ...organizationsQuery(api), enabled: offers === true }).data?.[0];
  return config && offers && newest ? schedulerOf(config, newest.size) : null;
}

function isPutAway(): boolean {
  try {
    return localStorage.getItem(PUT_AWAY) !== null;
  } catch {
    return false;
  }
}

function putAway(): void {
  try {
    localStorage.setItem(PUT_AWAY, 'true');
  } catch {
    // Then it is there again with the next visit.
  }
}
