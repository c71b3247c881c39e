import type { Order } from '@figurina/contract';
import { DieCutSticker, Portrait } from '@figurina/ui';
import { CloseButton } from '@mantine/core';
import type { CSSProperties } from 'react';
import { useT } from '../../app/use-t.ts';
import './just-ordered.css';

const FACES = [8, 3, 10, 5, 1, 6] as const;
const STEPS = ['check', 'approve', 'print', 'ship'] as const;

/** Right after the order: thanks, where the mail went, what happens next. */
export function JustOrdered({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useT();
  const steps = STEPS.filter((step) => step !== 'check' || order.design_check);
  return (
    <section className="just-ordered" role="status" aria-labelledby="just-ordered">
      <div className="just-ordered-faces" aria-hidden="true">
        {FACES.map((seed, at) => (
          <span key={seed} style={{ '--at': at } as CSSProperties}>
            <DieCutSticker tilt={at % 2 ? 7 : -6}>
              <Portrait seed={seed} />
            </DieCutSticker>
          </span>
        ))}
      </div>
      <div>
        <h2 id="just-ordered">{t('order_pages.new.title')}</h2>
        <p>{t('order_pages.new.mail', { email: order.email })}</p>
        <h3>{t('order_pages.new.next')}</h3>
        <ol>
          {steps.map((step) => (
            <li key={step}>{t(`order_pages.new.${step}`)}</li>
          ))}
        </ol>
      </div>
      <CloseButton size="lg" aria-label={t('common.close')} onClick={onClose} />
    </section>
  );
}
