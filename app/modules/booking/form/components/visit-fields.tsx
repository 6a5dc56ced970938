import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { FormField } from '#app/ui/forms/form-field.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextArea } from '#app/ui/forms/text-input.tsx'
import type { BookingPage } from '../pages/booking-page.server.ts'
import { useProblem } from '#app/ui/forms/use-problem.ts'

type Metadata = Pick<FieldMetadata<string | undefined>, 'id' | 'name' | 'defaultValue' | 'errors' | 'maxLength'>

type VisitFieldsProps = {
  page: Pick<BookingPage, 'visit' | 'seen' | 'plans' | 'ownPlan'>
  fields: Readonly<Record<'visited' | 'plan' | 'planNoticed' | 'reason', Metadata>>
  /** The chosen plan is not accepted here; said once, then left to the patient. */
  warnsOfPlan: boolean
}

/** First visit or return unless that was answered before the times, plan, reason. */
export function VisitFields({ page, fields, warnsOfPlan }: VisitFieldsProps) {
  const { t } = useTranslation('booking')
  const say = useProblem('booking')
  const { visit, seen, plans, ownPlan } = page
  // Nowhere else is it asked where a visit at home takes place; the clinic reads these words.
  const isAtHome = visit?.mode === 'home'
  const remembered = ownPlan && t(ownPlan.value ? 'about.ownPlan' : 'about.ownCard', { plan: ownPlan.label })
  return (
    <>
      <h2 className="form__sub">{t('about.title')}</h2>
      {seen === null && (!visit || visit.newPatients === 'all') && (
        <Fieldset id={fields.visited.id} legend={t('about.visited')}>
          <RadioCards
            name={fields.visited.name}
            id="visited"
            defaultValue={fields.visited.defaultValue ?? 'no'}
            options={[
              { value: 'no', label: t('about.first'), help: t('about.firstHelp') },
              { value: 'yes', label: t('about.return'), help: t('about.returnHelp') },
            ]}
          />
        </Fieldset>
      )}
      <div className="stack stack--sm">
        {warnsOfPlan && <Banner tone="warning">{t('refusal.PLAN_NOT_ACCEPTED.title')}</Banner>}
        {warnsOfPlan && <input type="hidden" name={fields.planNoticed.name} value={fields.plan.defaultValue} />}
        <Field id={fields.plan.id} label={t('about.plan')} hint={remembered ?? t('about.planHint')}>
          {(control) => (
            <Select
              {...control}
              name={fields.plan.name}
              defaultValue={fields.plan.defaultValue ?? ''}
              options={[
                { value: '', label: t('about.selfPay') },
                ...(plans.accepted.length ? [{ label: t('about.accepted'), options: plans.accepted }] : []),
                ...(plans.others.length ? [{ label: t('about.otherPlans'), options: plans.others }] : []),
              ]}
            />
          )}
        </Field>
      </div>
      <FormField
        field={fields.reason}
        label={t(isAtHome ? 'about.reasonAtHome' : 'about.reason')}
        hint={t(isAtHome ? 'about.reasonAtHomeHint' : 'about.reasonHint')}
        message={say}
        optional
      >
        {(control) => <TextArea {...control} rows={3} />}
      </FormField>
    </>
  )
}
