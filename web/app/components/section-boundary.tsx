import { Children, Component, type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'

export type SectionBoundaryProps = {
  /** Nothing for decorative sections. */
  fallback?: ReactNode
  children: ReactNode
}

/** An error in one section leaves the rest of the page intact. Navigating to another page resets it. */
export function SectionBoundary({ fallback = null, children }: SectionBoundaryProps) {
  const { pathname } = useLocation()
  return (
    <ErrorCatcher resetKey={pathname} fallback={fallback}>
      {/* React's server renderer handles errors at the nearest Suspense boundary. */}
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorCatcher>
  )
}

/** Gives each child a boundary of its own. */
export function Sections({ children }: { children: ReactNode }) {
  return Children.map(children, (section) => <SectionBoundary>{section}</SectionBoundary>)
}

/** For sections whose failure should be visible. */
export function SectionFallback() {
  return (
    <div className="wrap section">
      <p className="lead">This part of the page could not be shown. Please reload the page.</p>
    </div>
  )
}

type ErrorCatcherProps = { resetKey: string; fallback: ReactNode; children: ReactNode }
type ErrorCatcherState = { hasFailed: boolean; resetKey: string }

class ErrorCatcher extends Component<ErrorCatcherProps, ErrorCatcherState> {
  override state = { hasFailed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ resetKey }: ErrorCatcherProps, state: ErrorCatcherState) {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
