import { Component, type ComponentType, type ReactNode } from 'react'

interface BoundaryProps {
  /** What is shown instead of what failed. */
  readonly page: ComponentType<{ readonly error: Error }>
  readonly children: ReactNode
}

interface BoundaryState {
  readonly error: Error | null
}

/** Catches what fails while a page is drawn. */
export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null }

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render(): ReactNode {
    const { error } = this.state
    const { page: Page, children } = this.props
    return error ? <Page error={error} /> : children
  }
}
