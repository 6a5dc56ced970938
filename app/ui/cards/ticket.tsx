import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Lang } from '../lang.tsx'

type TicketProps = {
  /** The ink strip: a title, and perhaps a code or a link at its end. */
  title: ReactNode
  end?: ReactNode
  /** `TicketSection`s; a perforation is drawn between them. */
  children: ReactNode
  /** Prints alone, without the page around it. */
  printable?: boolean
  /** Names the ticket for screen readers when its title alone does not. */
  label?: string
}

/** A registration ticket: the one object a chosen time is shown as. Holds at most one booking button. */
export function Ticket({ title, end, children, printable = false, label }: TicketProps) {
  const Element = label ? 'section' : 'div'
  return (
    <Element className={classNames('ticket', printable && 'ticket--print')} aria-label={label}>
      <div className="ticket__top">
        {title} {end}
      </div>
      {children}
    </Element>
  )
}

/** A part of a ticket. Every part but the first begins with the perforation. */
export function TicketSection({
  first = false,
  className,
  children,
}: {
  first?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <>
      {!first && <div className="ticket__cut" />}
      <div className={classNames('ticket__sec', className)}>{children}</div>
    </>
  )
}

/** The date large, weekday and time beside it, all already written in the visitor's language. */
export function TicketWhen({
  dateTime,
  date,
  weekday,
  time,
  large = false,
  isOff = false,
}: {
  dateTime: string
  date: string
  weekday: string
  time: string
  large?: boolean
  /** It does not take place. */
  isOff?: boolean
}) {
  const when = (
    <time className={classNames('when', large && 'when--lg')} dateTime={dateTime}>
      <span className="when__date num">{date}</span>{' '}
      <span className="when__time">
        <span>{weekday}</span> <span>{time}</span>
      </span>
    </time>
  )
  return isOff ? <del className="when-off">{when}</del> : when
}

export type KeyValue = {
  label: string
  /** The same name in a second language, for who does not read the first. */
  beside?: { lang: string; text: string } | undefined
  value: ReactNode
}

/** Who, what, where: names of the lines on the left, values on the right. */
export function KeyValues({ items }: { items: readonly KeyValue[] }) {
  return (
    <dl className="kv">
      {items.map((item) => (
        <div key={item.label} className="contents">
          <dt>
            {item.label}
            {item.beside && <Lang lang={item.beside.lang}>{item.beside.text}</Lang>}
          </dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  )
}
