/** @jsxImportSource preact */
import { Component, type ComponentChildren } from 'preact';
import { FailedPage } from '../steps/FailedPage.tsx';

/** A part of the form that could not be loaded, or that broke: what was typed is kept, a reload goes on with it. */
export class PartsBoundary extends Component<{ children: ComponentChildren }, { failed: boolean }> {
  override state = { failed: false };

  static override getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ComponentChildren {
    if (!this.state.failed) return this.props.children;
    return <FailedPage kept onAgain={() => window.location.reload()} />;
  }
}
