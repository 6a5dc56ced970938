import type { ReactNode } from 'react'
import { paths } from '#app/paths.ts'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { FieldError } from '#app/ui/forms/field.tsx'
import { fieldError, type FormFieldMetadata, type Message } from '#app/ui/forms/form-field.tsx'
import { Link } from '#app/ui/link.tsx'

/** What the sentence below the box links to; for `Trans`. */
export const policyLinks = { privacy: <Link to={paths.policy('privacy')} />, terms: <Link to={paths.policy('tou')} /> }

type TermsFieldProps = {
  field: FormFieldMetadata
  message: Message
  label: string
  /** Where they can be read, with `policyLinks`. */
  children: ReactNode
}

/** The box with which whoever opens an account agrees to the terms. */
export function TermsField({ field, message, label, children }: TermsFieldProps) {
  const error = fieldError(field, message)
  return (
    <div className={error ? 'field--bad' : undefined}>
      {error && <FieldError id={`${field.id}-error`}>{error}</FieldError>}
      <Checkbox
        id={field.id}
        name="terms"
        value="on"
        defaultChecked={field.defaultValue === 'on'}
        aria-describedby={error ? `${field.id}-error` : undefined}
      >
        {label}
      </Checkbox>
      <p className="muted">{children}</p>
    </div>
  )
}
