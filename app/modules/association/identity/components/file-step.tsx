import { useHref } from '@remix-run/react'
import type { ReactNode } from 'react'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField, type FormFieldMetadata } from '#app/ui/forms/form-field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import type { uploadSteps } from '../upload-steps.ts'

type FileFieldProps = { field: FormFieldMetadata; label: string; hint: string; accept: string; optional?: boolean }

/** A file from one's own machine; what it may be is decided by its content, on the server. */
export function FileField({ field, label, hint, accept, optional = false }: FileFieldProps) {
  const message = useProblem('association-identity')
  return (
    <FormField field={field} label={label} hint={hint} message={message} optional={optional}>
      {({ defaultValue: _defaultValue, maxLength: _maxLength, ...control }) => (
        <TextInput {...control} type="file" accept={accept} />
      )}
    </FormField>
  )
}

type FileStepProps = {
  step: (typeof uploadSteps)[number]
  /** The association that the page is about. */
  association: string
  fields: readonly FormFieldMetadata[]
  submit: string
  children: ReactNode
}

/** A step of the onboarding that takes a file. */
export function FileStep({ step, association, fields, submit, children }: FileStepProps) {
  const message = useProblem('association-identity')
  return (
    <>
      <ErrorSummary items={errorItems(fields, message)} />
      <form
        method="post"
        action={useHref(paths.associationOnboarding({ step }))}
        encType="multipart/form-data"
        className="stack"
        noValidate
      >
        <input type="hidden" name="association" value={association} />
        {children}
        <p>
          <Button>{submit}</Button>
        </p>
      </form>
    </>
  )
}
