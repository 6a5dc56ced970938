import type { SubmissionResult } from '@conform-to/react'
import type { FormFieldMetadata } from '#app/ui/forms/form-field.tsx'

export type Sent = SubmissionResult<string[]> | undefined

/** What was typed into the field of that name, such as `level.yue` or `rows[1].issuer`. */
function sentText(sent: Sent, name: string): string | undefined {
  let value: unknown = sent?.initialValue
  for (const step of name.split(/[.[\]]+/).filter(Boolean)) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Record<string, unknown>)[step]
  }
  return typeof value === 'string' ? value : undefined
}

/** Everything that was chosen under a name that may stand several times. */
export function sentList(sent: Sent, name: string): string[] {
  return [sent?.initialValue?.[name] ?? []].flat().map(String)
}

/** The id of the control of a field. */
export function controlId(form: string, name: string): string {
  return `${form}-${name.replace(/[^A-Za-z0-9]+/g, '-')}`
}

/**
 * The fields of a form as its controls take them: what was typed when the form came back, else what is stored. For pages that
 * are made on the server only.
 */
export function fieldsOf(form: string, sent: Sent, stored: Readonly<Record<string, string | null | undefined>>) {
  return (name: string): FormFieldMetadata => ({
    id: controlId(form, name),
    name,
    defaultValue: sent ? (sentText(sent, name) ?? '') : (stored[name] ?? ''),
    errors: sent?.error?.[name] ?? undefined,
  })
}
