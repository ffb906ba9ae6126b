import { Component, createContext, use, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { useOpen } from './router-provider.tsx';

const FailureContext = createContext<unknown>(undefined);

/** Why what stands in place of a page stands there. */
export const useFailure = (): unknown => use(FailureContext);

interface BoundaryProps {
  instead: ReactNode;
  /** Where another page opens, it is tried again. */
  at: unknown;
  children: ReactNode;
}

interface BoundaryState {
  broken: { failure: unknown } | null;
  at: unknown;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { broken: null, at: this.props.at };

  static getDerivedStateFromError(failure: unknown) {
    return { broken: { failure } };
  }

  static getDerivedStateFromProps({ at }: BoundaryProps, before: BoundaryState) {
    return at === before.at ? null : { broken: null, at };
  }

  override render() {
    const { broken } = this.state;
    if (!broken) return this.props.children;
    return <FailureContext value={broken.failure}>{this.props.instead}</FailureContext>;
  }
}

interface PageBoundaryProps {
  instead: ReactNode;
  /** What stands around the page; the page alone where none is given. */
  frame?: ReactNode;
}

/** `instead` stands in place of a page that breaks, or whose code did not come. */
export function PageBoundary({ instead, frame }: PageBoundaryProps) {
  const { page } = useOpen();
  const content =
    page.failure === undefined ? (
      <Outlet />
    ) : (
      <FailureContext value={page.failure}>{instead}</FailureContext>
    );
  return (
    <Boundary instead={instead} at={page.location}>
      {frame ?? content}
    </Boundary>
  );
}
