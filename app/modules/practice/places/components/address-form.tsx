import { type SubmissionResult, useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { MapsAccess } from '#app/modules/geo/address/maps-addresses.ts'
import { assistedForm } from '#app/modules/geo/address/components/assisted-form.ts'
import { QuestionDialogs } from '#app/modules/geo/address/components/question-dialogs.tsx'
import { ServiceNote } from '#app/modules/geo/address/components/service-note.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { errorItems, FormField } from '#app/ui/form-field.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { states } from '#app/modules/practice/registration/states.ts'
import { type AddressField, addressFields } from '../address-change-form.ts'

type AddressFormProps = {
  slug: string
  today: string
  values: Partial<Record<AddressField, string>>
  lastResult: SubmissionResult<string[]> | undefined
  isUnchanged: boolean
  maps: MapsAccess | null
}

type Attributes = Pick<ComponentProps<typeof TextInput>, 'autoComplete' | 'width' | 'inputMode'>

const inputs: Readonly<Record<Exclude<AddressField, 'state' | 'effectiveFrom'>, Attributes>> = {
  line1: { autoComplete: 'section-place address-line1' },
  line2: { autoComplete: 'section-place address-line2', width: '12' },
  city: { autoComplete: 'section-place address-level2' },
  zip: { autoComplete: 'section-place postal-code', width: '12', inputMode: 'numeric' },
}

/** Where a place is from a date on. Works as a plain form; the island adds suggestions and asks in dialogs. */
export function AddressForm({ slug, today, values, lastResult, isUnchanged, maps }: AddressFormProps) {
  const { t } = useTranslation('address')
  const { t: practice } = useTranslation('practice')
  const message = (key: string) => t(key as 'errors.line1')
  const [, fields] = useForm<Record<AddressField, string>>({ id: 'place-address', lastResult, defaultValue: values })
  const items = errorItems(
    addressFields.map((field) => fields[field]),
    message,
  )
  const unchanged = isUnchanged ? [{ id: fields.line1.id, message: t('errors.unchanged') }] : []
  const words = { count: t('suggestions.count'), countOne: t('suggestions.countOne'), none: t('suggestions.none') }
  const text = (field: keyof typeof inputs, more: { hint?: string; optional?: boolean } = {}) => (
    <FormField field={fields[field]} label={t(`fields.${field}`)} message={message} {...more}>
      {(control) => <TextInput {...control} {...inputs[field]} />}
    </FormField>
  )
  return (
    <>
      <form
        method="post"
        action={useHref(paths.placeAddresses({ place: slug }))}
        className="card__body stack"
        noValidate
        {...assistedForm(maps, words)}
      >
        <ErrorSummary items={[...unchanged, ...items]} />
        {text('line1', { hint: t('fields.line1Hint') })}
        {text('line2', { optional: true })}
        {text('city')}
        <div className="row address-row">
          <FormField field={fields.state} label={t('fields.state')} message={message}>
            {({ maxLength: _maxLength, ...control }) => (
              <Select
                {...control}
                autoComplete="section-place address-level1"
                options={states.map((state) => ({ value: state, label: practice(`register.states.${state}`) }))}
              />
            )}
          </FormField>
          {text('zip')}
        </div>
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
