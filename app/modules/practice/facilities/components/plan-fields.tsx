import { useTranslation } from 'react-i18next'
import { formatShortDate } from '#app/core/format/format.ts'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { FormField, type FormFieldMetadata, type Message } from '#app/ui/forms/form-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { acceptingStates, planStates } from '../choices.ts'
import type { PlanLine } from '../queries/provider-facility-details.server.ts'

type PlanFieldsProps = {
  plans: readonly PlanLine[]
  field: (name: string) => FormFieldMetadata
  message: Message
}

/** Whether new patients are taken, and each plan: accepted, not, or not known, with the day it was checked. */
export function PlanFields({ plans, field, message }: PlanFieldsProps) {
  const { t } = useTranslation('practice')
  const locale = useLocale()
  const checked = ({ verifiedAt, isOld }: PlanLine) => {
    if (verifiedAt === null) return undefined
    const date = formatShortDate(verifiedAt, locale)
    return isOld ? t('facilities.checkedLongAgo', { date }) : t('facilities.checkedOn', { date })
  }
  return (
    <>
      <FormField field={field('accepting')} label={t('facilities.accepting')} message={message}>
        {({ maxLength: _maxLength, ...control }) => (
          <Select
            {...control}
            options={acceptingStates.map((state) => ({
              value: state,
              label: t(`facilities.acceptingStates.${state}`),
            }))}
          />
        )}
      </FormField>
      <Fieldset id="plans" legend={t('facilities.plans')} hint={t('facilities.plansHint')}>
        <div className="own-pairs">
          {plans.map((plan) => (
            <FormField
              key={plan.id}
              field={field(`plan.${plan.id}`)}
              label={plan.name}
              hint={checked(plan)}
              message={message}
            >
              {({ maxLength: _maxLength, ...control }) => (
                <Select
                  {...control}
                  options={planStates.map((state) => ({ value: state, label: t(`facilities.planStates.${state}`) }))}
                />
              )}
            </FormField>
          ))}
        </div>
      </Fieldset>
    </>
  )
}

/** The values of the fields above as stored. */
export const planValues = (accepting: string, plans: readonly PlanLine[]): Record<string, string> => ({
  accepting,
  ...Object.fromEntries(plans.map(({ id, state }) => [`plan.${id}`, state])),
})
