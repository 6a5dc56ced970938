import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { PhraseBreaks } from '../phrase-breaks.tsx'

type PhonePanelProps = {
  /** May bear phrase marks. */
  title: string
  children: ReactNode
  phone: { label: string; href: string }
}

/** The telephone as a feature: a call instead of a form. */
export function PhonePanel({ title, children, phone }: PhonePanelProps) {
  return (
    <section className="call">
      <div>
        <h2>
          <PhraseBreaks text={title} />
        </h2>
        <p>{children}</p>
      </div>
      <a className="call__number num" href={phone.href}>
        <Icon name="phone" size={30} />
        {phone.label}
      </a>
    </section>
  )
}
