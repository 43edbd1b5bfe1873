import { Component, type ReactNode } from 'react'
import { MishapPage } from './mishap-page.tsx'

interface MishapState {
  readonly error: Error | null
}

/** Catches what fails while a page is drawn. */
export class Mishap extends Component<{ readonly children: ReactNode }, MishapState> {
  override state: MishapState = { error: null }

  static getDerivedStateFromError(error: unknown): MishapState {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render(): ReactNode {
    const { error } = this.state
    return error ? <MishapPage error={error} /> : this.props.children
  }
}
