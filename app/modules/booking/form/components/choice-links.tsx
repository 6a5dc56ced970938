import type { ReactNode } from 'react'
import { Link } from '#app/ui/link.tsx'

type Choice = { key: string; to: string; label: ReactNode; help?: string; isChosen: boolean }

/** Choices that are links, one of them current: each leads to the same page with that choice made. */
export function ChoiceLinks({ id, title, choices }: { id: string; title: string; choices: Choice[] }) {
  return (
    <section aria-labelledby={id}>
      <h2 className="label" id={id}>
        {title}
      </h2>
      <ul className="radios">
        {choices.map((choice) => (
          <li key={choice.key}>
            <Link to={choice.to} className="choice" aria-current={choice.isChosen ? 'true' : undefined}>
              <span>
                <b>{choice.label}</b> {choice.help && <span className="radio__help">{choice.help}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
