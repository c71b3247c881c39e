import type { ComponentType, ReactNode } from 'react';

/** One way to share: what whoever gets it may do, who may hand it out where that is not everybody, and the way itself. */
export function ShareWay(props: {
  icon: ComponentType<{ size: number; 'aria-hidden': true }>;
  title: string;
  what: string;
  who?: string | undefined;
  children: ReactNode;
}) {
  const { icon: Icon, title, what, who } = props;
  return (
    <li className="share-way">
      <Icon size={24} aria-hidden />
      <div>
        <h3>{title}</h3>
        <p>{what}</p>
        {who && <p className="share-who">{who}</p>}
        {props.children}
      </div>
    </li>
  );
}
