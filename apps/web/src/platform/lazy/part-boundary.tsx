import { Component, Suspense, type ReactNode } from 'react';
import { FailureAlert } from '../data/failure-alert.tsx';
import { isChunkFailure, reloadIfNewBuild } from '../bootstrap/new-build.ts';
import { frameMessages } from '../../messages.generated/frame.ts';
import { useMessages } from '../words/use-messages.ts';

interface PartBoundaryProps {
  /** Shown while the part's code loads. */
  fallback: ReactNode;
  /** Called before a retry renders the part again. */
  onRetry: () => void;
  children: ReactNode;
}

/** Error boundary of a part of a page, with a retry. The rest of the page stays. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    if (isChunkFailure(error)) void reloadIfNewBuild();
  }

  readonly #retry = () => {
    this.props.onRetry();
    this.setState({ failed: false });
  };

  override render() {
    const { fallback, children } = this.props;
    if (this.state.failed) return <PartLost onRetry={this.#retry} />;
    return <Suspense fallback={fallback}>{children}</Suspense>;
  }
}

function PartLost({ onRetry }: { onRetry: () => void }) {
  const { partLost } = useMessages(frameMessages);
  return <FailureAlert title={partLost} onRetry={onRetry} />;
}
