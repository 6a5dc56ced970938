import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { Unbroken } from '../unbroken.tsx'

/** What a control takes over from its field, so that label, hint and error are tied to it once and for all. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** The ids a field gives its hint and its error. */
export function fieldIds(id: string) {
  return { hint: `${id}-hint`, error: `${id}-error` }
}

/** `aria-describedby` and `aria-invalid` of a control with this hint and error. */
export function fieldControl(
  id: string,
  { hint, error }: { hint?: ReactNode; error?: string | undefined },
): FieldControl {
  const ids = fieldIds(id)
  const described = [hint ? ids.hint : null, error ? ids.error : null].filter(Boolean).join(' ')
  return { id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined }
}

/** The sentence that says how to put a field right, word for word as in the summary. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  const { t } = useTranslation('ui')
  return (
    <p className="err" id={id}>
      <Icon name="circle-alert" />
      <span>
        <span className="vh">{t('field.errorPrefix')}</span>
        {children}
      </span>
    </p>
  )
}

/** The word beside the label of a field that may stay empty. Required needs no mark. */
export function OptionalMark() {
  const { t } = useTranslation('ui')
  return <span className="field__mark">{t('field.optional')}</span>
}

type FieldProps = {
  id: string
  label: string
  hint?: ReactNode
  /** The visitor's sentence, already translated. */
  error?: string | undefined
  optional?: boolean
  /** Draws the control; spread what it is handed. */
  children: (control: FieldControl) => ReactNode
}

/** Label above, hint below it, then the error, then the control. */
export function Field({ id, label, hint, error, optional = false, children }: FieldProps) {
  const ids = fieldIds(id)
  return (
    <div className={classNames('field', error && 'field--bad')}>
      <label htmlFor={id}>
        {label}
        {optional && <OptionalMark />}
      </label>
      {hint && (
        <p className="hint" id={ids.hint}>
          {typeof hint === 'string' ? <Unbroken text={hint} /> : hint}
        </p>
      )}
      {error && <FieldError id={ids.error}>{error}</FieldError>}
      {children(fieldControl(id, { hint, error }))}
    </div>
  )
}
