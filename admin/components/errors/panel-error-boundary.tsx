import { Alert, Button } from '@mui/material'
import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ReactNode } from 'react'
import { HttpError } from 'react-admin'

type PanelErrorBoundaryProps = {
  /** Names the panel in the error message. */
  name: string
  children: ReactNode
}

/** Keeps the rest of the screen usable when one panel fails, and lets the user try again. */
export function PanelErrorBoundary({ name, children }: PanelErrorBoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary name={name} onReset={reset}>
          {children}
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  )
}

type ErrorBoundaryProps = PanelErrorBoundaryProps & { onReset: () => void }

class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | undefined }> {
  override state = { error: undefined }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  retry = () => {
    this.props.onReset()
    this.setState({ error: undefined })
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return <PanelError name={this.props.name} error={error} onRetry={this.retry} />
  }
}

function PanelError({ name, error, onRetry }: { name: string; error: Error; onRetry: () => void }) {
  // Only the server's messages are written for users.
  const reason = error instanceof HttpError ? ` ${error.message}` : ''
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {name} could not be shown.{reason}
    </Alert>
  )
}
