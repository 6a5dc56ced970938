import type { ReactNode } from 'react'
import { PhraseBreaks } from '../phrase-breaks.tsx'

/** A question that opens to its answer. */
export function Disclosure({
  summary,
  open = false,
  children,
}: {
  summary: string
  open?: boolean
  children: ReactNode
}) {
  return (
    <details open={open}>
      <summary>
        <PhraseBreaks text={summary} />
      </summary>
      <div className="qa__answer">{children}</div>
    </details>
  )
}

/** Questions and answers under a heading of their own. */
export function Disclosures({ children }: { children: ReactNode }) {
  return <div className="qa">{children}</div>
}
