import { useTranslation } from 'react-i18next'
import { NumberField } from '#app/modules/booking/schedule/components/visit-type-fields.tsx'
import { FormField, type FormFieldMetadata } from '#app/ui/forms/form-field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'

/** How it is called, and how many visits it takes at once. */
export function ResourceFields({ fields }: { fields: Record<'name' | 'capacity', FormFieldMetadata> }) {
  const { t } = useTranslation('schedule')
  const message = useProblem('schedule')
  return (
    <div className="sched__pair">
      <FormField field={fields.name} label={t('resources.name')} hint={t('resources.nameHint')} message={message}>
        {(control) => <TextInput {...control} maxLength={60} autoComplete="off" />}
      </FormField>
      <NumberField
        message={message}
        field={fields.capacity}
        label={t('resources.capacity')}
        hint={t('resources.capacityHint')}
      />
    </div>
  )
}
