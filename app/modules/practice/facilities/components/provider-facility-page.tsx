import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { FormField } from '#app/ui/forms/form-field.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { Link } from '#app/ui/link.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { controlId, fieldsOf } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { providerFacilityRoles } from '../choices.ts'
import type { PlanSource } from '../queries/like-plans.server.ts'
import type { SoldPlan } from '../queries/plan-lines.server.ts'
import type { ProviderFacilityDetails } from '../queries/provider-facility-details.server.ts'
import { PlanFields, planValues } from './plan-fields.tsx'
import { SamePlansChoice } from './same-plans-page.tsx'

type ClinicPageProps = {
  providerFacility: ProviderFacilityDetails
  plans: readonly SoldPlan[]
  sources: readonly PlanSource[]
  /** Which carrier or plan was looked for; empty shows all. */
  words: string
  answer: FormAnswer | undefined
}

const formId = 'place'

/** An owner may say to be something else; nobody says to be the owner. */
const rolesFrom = (role: ProviderFacilityDetails['role']) =>
  providerFacilityRoles.filter((each) => each !== 'owner' || role === 'owner')

/** What stands now, when somebody was quicker. */
export function StaleProviderFacility({ providerFacility }: { providerFacility: ProviderFacilityDetails }) {
  const { t } = useTranslation('practice')
  const known = providerFacility.plans.filter(({ state }) => state !== 'unknown')
  return (
    <div role="alert">
      <Banner tone="warning">
        <p>
          <b>{t('profile.stale.title')}</b>
        </p>
        <p>
          {[
            t(`facilities.acceptingStates.${providerFacility.accepting}`),
            ...known.map(({ name, state }) =>
              t('facilities.planLine', { plan: name, state: t(`facilities.planStates.${state}`) }),
            ),
          ].join(' · ')}
        </p>
        <p>{t('profile.stale.next')}</p>
      </Banner>
    </div>
  )
}

function Edit({ providerFacility, plans, answer }: Pick<ClinicPageProps, 'providerFacility' | 'plans' | 'answer'>) {
  const { t } = useTranslation('practice')
  const message = useProblem('practice')
  const sent = answer?.submission
  const field = fieldsOf(formId, sent, {
    ...planValues(providerFacility.accepting, plans),
    role: providerFacility.role,
  })
  const items = Object.entries(sent?.error ?? {}).flatMap(([name, keys]) =>
    keys?.[0] ? [{ id: controlId(formId, name), message: message(keys[0]) }] : [],
  )
  return (
    <form method="post" action={useHref(paths.clinic(providerFacility.id))} className="card__body stack" noValidate>
      <ErrorSummary items={items} />
      {answer?.isStale && <StaleProviderFacility providerFacility={providerFacility} />}
      <input type="hidden" name="version" value={providerFacility.version} />
      {providerFacility.isOwn && (
        <FormField field={field('role')} label={t('facilities.role')} message={message}>
          {({ maxLength: _maxLength, ...control }) => (
            <Select
              {...control}
              options={rolesFrom(providerFacility.role).map((role) => ({
                value: role,
                label: t(`facilities.roles.${role}`),
              }))}
            />
          )}
        </FormField>
      )}
      <PlanFields plans={plans} field={field} message={message} />
      <p className="row">
        <Button>{t('profile.save')}</Button>
      </p>
    </form>
  )
}

/** Finds a carrier by name, and takes over what is known elsewhere. */
function PlanTools({
  providerFacility,
  sources,
  words,
  found,
}: Pick<ClinicPageProps, 'providerFacility' | 'sources' | 'words'> & { found: number }) {
  const { t } = useTranslation('practice')
  const action = useHref(paths.clinic(providerFacility.id))
  return (
    <div className="card__body stack stack--sm">
      <form method="get" action={action} role="search" className="row plan-source">
        <label htmlFor="q">{t('facilities.findPlan')}</label>
        <TextInput id="q" name="q" type="search" width="12" defaultValue={words} autoComplete="off" />
        <Button variant="line">{t('facilities.find')}</Button>
        {words !== '' && <Link to={paths.clinic(providerFacility.id)}>{t('facilities.allPlans')}</Link>}
      </form>
      {words !== '' && found === 0 && <p role="status">{t('facilities.noPlanFound', { words })}</p>}
      <SamePlansChoice providerFacility={providerFacility} sources={sources} />
    </div>
  )
}

function ReadOnly({ providerFacility }: { providerFacility: ProviderFacilityDetails }) {
  const { t } = useTranslation('practice')
  return (
    <dl className="pairs">
      <div>
        <dt>{t('facilities.accepting')}</dt>
        <dd>{t(`facilities.acceptingStates.${providerFacility.accepting}`)}</dd>
      </div>
      {providerFacility.plans.map(({ id, name, state }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{t(`facilities.planStates.${state}`)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A provider at one facility: acceptance, plans, and the ways to hours, address and leaving. */
export function ProviderFacilityPage({ providerFacility, plans, sources, words, answer }: ClinicPageProps) {
  const { t } = useTranslation('practice')
  const verification = useHref(paths.clinicVerification(providerFacility.id))
  return (
    <>
      <p>
        <Link to={paths.clinicAt(providerFacility.slug)}>{t('clinic.back')}</Link>
      </p>
      <PageHead title={providerFacility.name} lead={providerFacility.isOwn ? undefined : providerFacility.doctor} />
      <p>
        <Lang lang="en">{providerFacility.address}</Lang>
      </p>
      {providerFacility.canEdit && providerFacility.plans.length > 0 && (
        <PanelCard id="today" title={t('facilities.checkTitle')}>
          <form method="post" action={verification} className="card__body stack stack--sm">
            <p>{t('facilities.checkText')}</p>
            <input type="hidden" name="version" value={providerFacility.version} />
            <p>
              <Button variant="line">{t('facilities.check')}</Button>
            </p>
          </form>
        </PanelCard>
      )}
      <PanelCard id="plans-card" title={t('facilities.plansTitle')}>
        {providerFacility.canEdit && <PlanTools {...{ providerFacility, sources, words }} found={plans.length} />}
        {providerFacility.canEdit ? (
          <Edit providerFacility={providerFacility} plans={plans} answer={answer} />
        ) : (
          <ReadOnly providerFacility={providerFacility} />
        )}
      </PanelCard>
      <PanelCard id="more" title={t('facilities.more')}>
        <div className="card__body">
          <ul className="plain">
            <li>
              <Link to={paths.scheduling({ place: providerFacility.id })}>{t('facilities.schedule')}</Link>
            </li>
            <li>
              <Link to={paths.facilityAddresses({ place: providerFacility.slug })}>{t('facilities.move')}</Link>
            </li>
            {providerFacility.isOwn && (
              <li>
                <Link to={paths.clinicDeparture(providerFacility.id)}>{t('facilities.leave')}</Link>
              </li>
            )}
          </ul>
        </div>
      </PanelCard>
    </>
  )
}
