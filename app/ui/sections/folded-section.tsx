import type { ReactNode } from 'react'
import { PhraseBreaks } from '../phrase-breaks.tsx'

type FoldedSectionProps = {
  /** Of what is folded away: a link to it opens it. */
  id: string
  title: string
  /** How much there is, in words. */
  note?: string
  open?: boolean
  children: ReactNode
}

/** A part of a page that one opens when one wants it, under its own heading. */
export function FoldedSection({ id, title, note, open = false, children }: FoldedSectionProps) {
  return (
    <details className="fold" open={open}>
      <summary>
        <h2>
          <PhraseBreaks text={title} />
        </h2>
        {note && (
          <span className="muted">
            <PhraseBreaks text={note} />
          </span>
        )}
      </summary>
      <div id={id} className="fold__inside">
        {children}
      </div>
    </details>
  )
}
