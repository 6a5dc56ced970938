import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Link } from '../link.tsx'
import { PhraseBreaks } from '../phrase-breaks.tsx'

type SectionProps = {
  /** Id of the heading; the section is named by it. */
  id: string
  /** May bear phrase marks. */
  title: string
  /** At the end of the heading's line, such as "all 42 specialties". */
  more?: { to: string; label: string }
  /** A band in this color from edge to edge of the window, between parts on paper. */
  ground?: 'apricot'
  children: ReactNode
}

/** A part of a page under its own heading. */
export function Section({ id, title, more, ground, children }: SectionProps) {
  return (
    <section className={classNames('sec', ground && `sec--${ground}`)} aria-labelledby={id}>
      <div className="sec__head">
        <h2 id={id}>
          <PhraseBreaks text={title} />
        </h2>
        {more && <Link to={more.to}>{more.label}</Link>}
      </div>
      {children}
    </section>
  )
}
