import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { StaleProviderFacility } from '#app/modules/practice/facilities/components/provider-facility-page.tsx'
import { PlanFields, planValues } from '#app/modules/practice/facilities/components/plan-fields.tsx'
import { fieldsOf } from '#app/modules/practice/profile/components/sent-fields.tsx'
import type { Step } from '../steps.ts'
import type { WizardPage } from '../queries/wizard-page.server.ts'
import type { StepProps } from './wizard-page.tsx'

/** Which of the own provider facilities a step is about, where there are several. */
export function ProviderFacilityChoice({ page, step }: { page: WizardPage; step: Step }) {
  const { t } = useTranslation('practice')
  const { providerFacility, providerFacilities } = page
  if (providerFacilities.length < 2) return <p className="card__body muted">{providerFacility?.name}</p>
  return (
    <nav className="card__body row" aria-label={t('onboarding.whichFacility')}>
      {providerFacilities.map(({ id, name }) => (
        <Link
          key={id}
          to={paths.onboarding({ step, place: id })}
          aria-current={id === providerFacility?.id ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}

export function PlansStep({ page, answerTo, skip }: StepProps) {
  const { t } = useTranslation('practice')
  const message = useProblem('practice')
  const { providerFacility, plans } = page
  const answer = answerTo('plans')
  const action = useHref(paths.onboarding({ step: 'plans', ...(providerFacility && { place: providerFacility.id }) }))
  if (!providerFacility) {
    return (
      <div className="card__body stack">
        <p>
          {t('onboarding.facilityFirst')}{' '}
          <Link to={paths.onboarding({ step: 'locations' })}>{t('onboarding.addFacility')}</Link>
        </p>
        <p className="row">{skip}</p>
      </div>
    )
  }
  return (
    <>
      <ProviderFacilityChoice page={page} step="plans" />
      <form method="post" action={action} className="card__body stack" noValidate>
        {answer?.isStale && <StaleProviderFacility providerFacility={providerFacility} />}
        <input type="hidden" name="version" value={providerFacility.version} />
        <PlanFields
          plans={plans}
          field={fieldsOf('plans', answer?.submission, planValues(providerFacility.accepting, plans))}
          message={message}
        />
        <p className="row">
          <Button>{t('onboarding.next')}</Button>
          {skip}
        </p>
      </form>
    </>
  )
}
