import type { ReactNode } from 'react'
import type { ErrorItem } from './error-summary.tsx'
import { Field, type FieldControl } from './field.tsx'

/** Turns a schema's message (an i18n key) into the visitor's sentence. */
export type Message = (key: string) => string

/** What is read of conform's field metadata; `fields.<name>` of `useForm` fits. */
export type FormFieldMetadata = {
  id: string
  name: string
  defaultValue: string | undefined
  errors: string[] | undefined
  maxLength?: number | undefined
}

type Conforming = Readonly<{ id: string; name: string; initialValue?: unknown; errors?: string[] | undefined }>

/** The metadata of a conform field that has no constraints. It is read property by property: conform's are getters, and a spread has none. */
export function readMetadata({ id, name, initialValue, errors }: Conforming): FormFieldMetadata {
  return { id, name, errors, defaultValue: typeof initialValue === 'string' ? initialValue : undefined }
}

/** What a control takes over from a conform field: identity, kept value, constraints, and the ties to hint and error. */
export type FormControl = FieldControl & {
  name: string
  defaultValue: string | undefined
  maxLength: number | undefined
}

/** The field's first error in words; undefined when there is none. */
export function fieldError(field: Pick<FormFieldMetadata, 'errors'>, message: Message): string | undefined {
  const key = field.errors?.[0]
  return key === undefined ? undefined : message(key)
}

/** The lines of an ErrorSummary, in the order in which the fields stand on the page. */
export function errorItems(fields: readonly Pick<FormFieldMetadata, 'id' | 'errors'>[], message: Message): ErrorItem[] {
  return fields.flatMap((field) => {
    const sentence = fieldError(field, message)
    return sentence === undefined ? [] : [{ id: field.id, message: sentence }]
  })
}

type FormFieldProps = {
  field: FormFieldMetadata
  label: string
  message: Message
  hint?: ReactNode
  optional?: boolean
  children: (control: FormControl) => ReactNode
}

/**
 * A Field over conform's metadata: `<FormField field={fields.email} …>{(control) => <TextInput {...control} type="email" />}</FormField>`.
 * The browser's own validation stays off: the server's words are the only ones.
 */
export function FormField({ field, label, message, hint, optional, children }: FormFieldProps) {
  const { name, defaultValue, maxLength } = field
  return (
    <Field id={field.id} label={label} hint={hint} error={fieldError(field, message)} optional={optional ?? false}>
      {(control) => children({ ...control, name, defaultValue, maxLength })}
    </Field>
  )
}
