import { useProblem } from '#app/ui/forms/use-problem.ts'
import { type SubmissionResult, useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { MapsAccess } from '#app/modules/geo/address/maps-addresses.ts'
import { QuestionDialogs } from '#app/modules/geo/address/components/question-dialogs.tsx'
import { ServiceNote } from '#app/modules/geo/address/components/service-note.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { type AddressField, addressFields } from '../address-change-form.ts'
import { AddressInputs, useAssistedForm } from './address-inputs.tsx'

type AddressFormProps = {
  slug: string
  today: string
  values: Partial<Record<AddressField, string>>
  lastResult: SubmissionResult<string[]> | undefined
  isUnchanged: boolean
  maps: MapsAccess | null
}

/** Where a facility is from a date on. Works as a plain form; the island adds suggestions and asks in dialogs. */
export function AddressForm({ slug, today, values, lastResult, isUnchanged, maps }: AddressFormProps) {
  const { t } = useTranslation('address')
  const message = useProblem('address')
  const [, fields] = useForm<Record<AddressField, string>>({ id: 'place-address', lastResult, defaultValue: values })
  const items = errorItems(
    addressFields.map((field) => fields[field]),
    message,
  )
  const unchanged = isUnchanged ? [{ id: fields.line1.id, message: t('errors.unchanged') }] : []
  return (
    <>
      <form
        method="post"
        action={useHref(paths.facilityAddresses({ place: slug }))}
        className="card__body stack"
        noValidate
        {...useAssistedForm(maps)}
      >
        <ErrorSummary items={[...unchanged, ...items]} />
        <AddressInputs field={(name) => fields[name]} />
        <FormField
          field={fields.effectiveFrom}
          label={t('fields.effectiveFrom')}
          hint={t('fields.effectiveFromHint')}
          message={message}
        >
          {(control) => <TextInput {...control} type="date" min={today} width="12" />}
        </FormField>
        <input type="hidden" name="answer" value="" />
        <input type="hidden" name="shown" value="" />
        <Button>{t('check')}</Button>
        <ServiceNote by={maps ? 'maps' : 'embedded'} />
      </form>
      <QuestionDialogs />
    </>
  )
}
