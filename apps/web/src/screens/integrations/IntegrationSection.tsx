import type { ReactNode } from 'react';

/** One kind of integration, with the way to make another. */
export function IntegrationSection(props: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section className="integrations-part" aria-label={props.title}>
      <div className="integrations-head">
        <h2>{props.title}</h2>
        {props.action}
      </div>
      {props.children}
    </section>
  );
}
