import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { FieldError, fieldControl, fieldIds, OptionalMark } from './field.tsx'
import { Unbroken } from '../unbroken.tsx'

type FieldsetProps = {
  id: string
  legend: string
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean
  /** The legend as a heading of the form. */
  large?: boolean
  children: ReactNode
}

/** Several controls that answer one question, such as radio cards or the parts of a date. */
export function Fieldset({ id, legend, hint, error, optional = false, large = false, children }: FieldsetProps) {
  const ids = fieldIds(id)
  return (
    <fieldset
      id={id}
      className={classNames(error && 'field--bad')}
      aria-describedby={fieldControl(id, { hint, error })['aria-describedby']}
    >
      <legend className={classNames('label', large && 'label--lg')}>
        {legend}
        {optional && <OptionalMark />}
      </legend>
      {hint && (
        <p className="hint" id={ids.hint}>
          {typeof hint === 'string' ? <Unbroken text={hint} /> : hint}
        </p>
      )}
      {error && <FieldError id={ids.error}>{error}</FieldError>}
      {children}
    </fieldset>
  )
}
