import type { ReactNode } from 'react'
import { PhraseBreaks } from '../phrase-breaks.tsx'

/** A question that opens to its answer. */
export function Disclosure({
  id,
  summary,
  detail,
  open = false,
  children,
}: {
  /** Where an address leads to it. */
  id?: string
  summary: string
  /** Beside the question, whether it is open or not. */
  detail?: ReactNode
  open?: boolean
  children: ReactNode
}) {
  return (
    <details id={id} open={open}>
      <summary>
        {detail ? (
          <span>
            <PhraseBreaks text={summary} />
            {detail}
          </span>
        ) : (
          <PhraseBreaks text={summary} />
        )}
      </summary>
      <div className="qa__answer">{children}</div>
    </details>
  )
}

/** Questions and answers under a heading of their own. */
export function Disclosures({ children }: { children: ReactNode }) {
  return <div className="qa">{children}</div>
}

type FirstFewProps<T> = {
  items: readonly T[]
  /** So many stand open. */
  shown: number
  /** The line behind which the others are, by their number. */
  more: (count: number) => string
  children: (items: readonly T[]) => ReactNode
}

/** The first of several things, and the others behind a line that says how many they are. */
export function FirstFew<T>({ items, shown, more, children }: FirstFewProps<T>) {
  const rest = items.slice(shown)
  return (
    <>
      {children(items.slice(0, shown))}
      {rest.length > 0 && (
        <Disclosures>
          <Disclosure summary={more(rest.length)}>{children(rest)}</Disclosure>
        </Disclosures>
      )}
    </>
  )
}
