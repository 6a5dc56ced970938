import { useTranslation } from 'react-i18next'
import { formatShortDate } from '#app/core/format/format.ts'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { FormField, type FormFieldMetadata, type Message } from '#app/ui/forms/form-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { acceptingStates, planStates } from '../choices.ts'
import { familyStateOf, familyStates, type SharedFamily } from '../plan-families.ts'
import type { SoldPlan } from '../queries/plan-lines.server.ts'

type Family = { id: string; carrier: string | null; plans: SoldPlan[] }

/** The heads in which plans stand: the cards of the government first, then the carriers, the rest last. */
function headsOf(plans: readonly SoldPlan[]): Family[] {
  const heads = new Map<string, Family>()
  for (const plan of plans) {
    const head = heads.get(plan.family) ?? { id: plan.family, carrier: plan.carrier, plans: [] }
    heads.set(plan.family, { ...head, plans: [...head.plans, plan] })
  }
  const rank = ({ id, carrier }: Family) => (carrier === null ? (id === 'public' ? 0 : 2) : 1)
  return [...heads.values()].toSorted((one, other) => rank(one) - rank(other))
}

const stateOf = ({ plans }: Family) => familyStateOf(plans.map(({ state }) => state))

type PlanFieldsProps = {
  plans: readonly SoldPlan[]
  field: (name: string) => FormFieldMetadata
  message: Message
}

/** A plan by itself, with the day it was checked. */
function OnePlan({ plan, field, message }: { plan: SoldPlan } & Pick<PlanFieldsProps, 'field' | 'message'>) {
  const { t } = useTranslation('practice')
  const locale = useLocale()
  const date = plan.verifiedAt === null ? null : formatShortDate(plan.verifiedAt, locale)
  const checked = date && (plan.isOld ? t('facilities.checkedLongAgo', { date }) : t('facilities.checkedOn', { date }))
  const sent = field(`plan.${plan.id}`)
  return (
    <FormField
      field={{ ...sent, defaultValue: sent.defaultValue || plan.state }}
      label={plan.name}
      hint={checked ?? undefined}
      message={message}
    >
      {({ maxLength: _maxLength, ...control }) => (
        <Select
          {...control}
          options={planStates.map((state) => ({ value: state, label: t(`facilities.planStates.${state}`) }))}
        />
      )}
    </FormField>
  )
}

/** A head: accepted with all its plans, with some, which then unfold, or not. */
function FamilyFields({ family, field, message }: { family: Family } & Pick<PlanFieldsProps, 'field' | 'message'>) {
  const { t } = useTranslation('practice')
  const { id, carrier, plans } = family
  const accepted = plans.filter(({ state }) => state === 'accepted').length
  const old = plans.filter(({ isOld }) => isOld).length
  const name = carrier ?? t(`facilities.families.${id as SharedFamily}`)
  const count = t('facilities.familyCount', { accepted, count: plans.length })
  const sent = field(`family.${id}`)
  return (
    <div className="family">
      <FormField
        field={{ ...sent, defaultValue: sent.defaultValue || stateOf(family) }}
        label={name}
        hint={old > 0 ? `${count}${t('clinic.plansOld', { count: old })}` : count}
        message={message}
      >
        {({ maxLength: _maxLength, ...control }) => (
          <Select
            {...control}
            options={familyStates.map((state) => ({ value: state, label: t(`facilities.familyStates.${state}`) }))}
          />
        )}
      </FormField>
      <div className="family__plans own-pairs">
        {plans.map((plan) => (
          <OnePlan key={plan.id} plan={plan} field={field} message={message} />
        ))}
      </div>
    </div>
  )
}

/** Whether new patients are taken, and the plans by carrier. */
export function PlanFields({ plans, field, message }: PlanFieldsProps) {
  const { t } = useTranslation('practice')
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
        <div className="families">
          {headsOf(plans).map((family) => (
            <FamilyFields key={family.id} family={family} field={field} message={message} />
          ))}
        </div>
      </Fieldset>
    </>
  )
}

/** The values of the fields above as stored. */
export const planValues = (accepting: string, plans: readonly SoldPlan[]): Record<string, string> => ({
  accepting,
  ...Object.fromEntries(headsOf(plans).map((family) => [`family.${family.id}`, stateOf(family)])),
  ...Object.fromEntries(plans.map(({ id, state }) => [`plan.${id}`, state])),
})
