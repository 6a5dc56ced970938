import type { InputHTMLAttributes, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

type ChoiceProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> & {
  name: string
  /** The label; the whole row is the target. */
  children: ReactNode
  /** How many results the choice has, right-aligned. */
  count?: number | string
}

function Choice({ type, children, count, className, ...rest }: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  return (
    <label className={classNames('check', count === 0 && 'check--none', className)}>
      <input type={type} {...rest} />
      <span>{children}</span>
      {count !== undefined && <span className="check__count num">{count}</span>}
    </label>
  )
}

/** One of several choices that go together, or a consent. */
export function Checkbox(props: ChoiceProps) {
  return <Choice type="checkbox" {...props} />
}

/** One of several choices that exclude each other, as a row. */
export function RadioRow(props: ChoiceProps) {
  return <Choice type="radio" {...props} />
}
