import { useProblem } from '#app/ui/forms/use-problem.ts'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { assistedForm } from '#app/modules/geo/address/components/assisted-form.ts'
import { QuestionBody, useQuestionTitle } from '#app/modules/geo/address/components/question-body.tsx'
import { ServiceNote } from '#app/modules/geo/address/components/service-note.tsx'
import type { MapsAccess } from '#app/modules/geo/address/maps-addresses.ts'
import { listedStates } from '#app/modules/practice/facilities/states.ts'
import { RadioRow } from '#app/ui/forms/checkbox.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { fieldError, FormField, type FormFieldMetadata } from '#app/ui/forms/form-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import type { AddressQuestion } from '../settle-address.server.ts'
import { type AddressPart, addressParts } from '../typed-address.ts'

type Attributes = Pick<ComponentProps<typeof TextInput>, 'autoComplete' | 'width' | 'inputMode'>

const inputs: Readonly<Record<Exclude<AddressPart, 'state'>, Attributes>> = {
  line1: { autoComplete: 'section-place address-line1' },
  line2: { autoComplete: 'section-place address-line2', width: '12' },
  city: { autoComplete: 'section-place address-level2' },
  zip: { autoComplete: 'section-place postal-code', width: '12', inputMode: 'numeric' },
}

/** The fields of a form that are about its address, in the order in which they stand. */
export const addressFieldNames = [...addressParts, 'answer'] as const

/** The attributes of a form whose address the island `address` helps with. */
export function useAssistedForm(maps: MapsAccess | null) {
  const { t } = useTranslation('address')
  return assistedForm(maps, {
    count: t('suggestions.count'),
    countOne: t('suggestions.countOne'),
    none: t('suggestions.none'),
  })
}

/** The parts of an address, as an envelope has them. */
export function AddressInputs({ field }: { field: (name: AddressPart) => FormFieldMetadata }) {
  const { t } = useTranslation('address')
  const { t: practice } = useTranslation('practice')
  const message = useProblem('address')
  const text = (name: keyof typeof inputs, more: { hint?: string; optional?: boolean } = {}) => (
    <FormField field={field(name)} label={t(`fields.${name}`)} message={message} {...more}>
      {(control) => <TextInput {...control} {...inputs[name]} />}
    </FormField>
  )
  return (
    <>
      {text('line1', { hint: t('fields.line1Hint') })}
      {text('line2', { optional: true })}
      {text('city')}
      <div className="row address-row">
        <FormField field={field('state')} label={t('fields.state')} message={message}>
          {({ maxLength: _maxLength, ...control }) => (
            <Select
              {...control}
              autoComplete="section-place address-level1"
              options={listedStates.map((state) => ({ value: state, label: practice(`register.states.${state}`) }))}
            />
          )}
        </FormField>
        {text('zip')}
      </div>
    </>
  )
}

/**
 * The question about an address within the form that asks for it, for browsers without a script; with one the island asks before
 * the form leaves, and puts the answer into the same fields.
 */
export function AddressAsked({
  field,
  question,
  maps,
}: {
  field: FormFieldMetadata
  question: AddressQuestion | null
  maps: MapsAccess | null
}) {
  const { t } = useTranslation('address')
  const title = useQuestionTitle()
  const message = useProblem('address')
  return (
    <>
      {question ? (
        <Fieldset id={field.id} legend={title(question.question)} error={fieldError(field, message)}>
          <QuestionBody {...question} />
          {question.question === 'did_you_mean' && (
            <RadioRow name="answer" value="change">
              {t('question.did_you_mean.yes')}
            </RadioRow>
          )}
          <RadioRow name="answer" value="nochange">
            {question.question === 'did_you_mean' ? t('question.did_you_mean.no') : t('question.confirm_address.use')}
          </RadioRow>
        </Fieldset>
      ) : (
        <input type="hidden" name="answer" value="" />
      )}
      <input type="hidden" name="shown" value={question?.shown ?? ''} />
      <ServiceNote by={question?.by ?? (maps ? 'maps' : 'embedded')} />
    </>
  )
}
