import { type SubmissionResult, useForm } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import { FormField, readMetadata } from '#app/ui/forms/form-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextArea, TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { listedStates } from '#app/modules/practice/facilities/states.ts'
import type { EditName } from '../edited-values.ts'
import type { ShownRequest } from '../queries/request-details.server.ts'
import { isHoursName } from '#app/modules/directory/typed-hours.ts'
import { useValueWords } from './request-words.tsx'

type EditFieldsProps = {
  request: ShownRequest
  lastResult: SubmissionResult<string[]> | undefined
}

const longNames: readonly EditName[] = ['bioHans', 'bioHant', 'bioEn']
const addressNames: readonly EditName[] = ['addressLine1', 'addressLine2', 'city', 'state', 'zip']
const acceptingStates = ['yes', 'limited', 'no'] as const
const planStates = ['accepted', 'not_accepted'] as const

/** What a field may be, where that is chosen and not typed. */
function useChoices(request: ShownRequest) {
  const { t } = useTranslation('review')
  const choose = { value: '', label: t('approve.choose') }
  return (name: EditName) => {
    if (name === 'accepting')
      return [choose, ...acceptingStates.map((value) => ({ value, label: t(`accepting.${value}`) }))]
    if (name === 'planId') return [choose, ...request.plans]
    if (name === 'planState') return [choose, ...planStates.map((value) => ({ value, label: t(`planState.${value}`) }))]
    return name === 'state' ? listedStates.map((value) => ({ value, label: value })) : null
  }
}

/** Each field's faults are in the words of the form that it comes from. */
function useFaultWords() {
  const [practice, address, own] = [useProblem('practice'), useProblem('address'), useProblem('review')]
  return (name: EditName) => {
    if (addressNames.includes(name)) return address
    const isHeard = name === 'accepting' || name === 'planId' || name === 'planState' || isHoursName(name)
    return isHeard ? own : practice
  }
}

/** The words that are applied, to be put right before they are. */
export function EditFields({ request, lastResult }: EditFieldsProps) {
  const { t } = useTranslation('review')
  const words = useValueWords()
  const [choicesOf, faultWords] = [useChoices(request), useFaultWords()]
  const defaultValue = Object.fromEntries(request.edits.map(({ name, value }) => [name, value]))
  const [, fields] = useForm<Record<EditName, string>>({ id: 'edit', lastResult, defaultValue })
  return request.edits.map(({ name }) => {
    const options = choicesOf(name)
    return (
      <FormField
        key={name}
        field={readMetadata(fields[name])}
        label={words(name)}
        message={faultWords(name)}
        hint={name === 'hours1' ? t('approve.hoursHint') : undefined}
      >
        {(control) => {
          if (longNames.includes(name)) return <TextArea {...control} rows={6} />
          if (!options) return <TextInput {...control} autoComplete="off" />
          const { maxLength: _, ...choice } = control
          return <Select {...choice} options={options} />
        }}
      </FormField>
    )
  })
}
