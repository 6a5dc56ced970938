import type { ReactNode } from 'react'
import { Link } from '#app/ui/link.tsx'

type ChoiceWords = { label: ReactNode; help?: string }

type Choice = ChoiceWords & {
  key: string
  to: string
  isChosen: boolean
  /** Stands for the link where the choice does more than lead to this page. */
  instead?: ReactNode
}

/** What a choice says, and more of it below. */
export function ChoiceText({ label, help }: ChoiceWords) {
  return (
    <span>
      <b>{label}</b> {help && <span className="radio__help">{help}</span>}
    </span>
  )
}

/** Choices that are links, one of them current: each leads to the same page with that choice made. */
export function ChoiceLinks({ id, title, choices }: { id: string; title: string; choices: Choice[] }) {
  return (
    <section aria-labelledby={id}>
      <h2 className="label" id={id}>
        {title}
      </h2>
      <ul className="radios">
        {choices.map(({ key, to, label, help, isChosen, instead }) => (
          <li key={key}>
            {instead ?? (
              <Link to={to} className="choice" aria-current={isChosen ? 'true' : undefined}>
                <ChoiceText label={label} {...(help !== undefined && { help })} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
