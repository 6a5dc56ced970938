import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Change } from '#app/ui/tables/data-table.tsx'
import type { PlanSource, SamePlansPreview } from '../queries/like-plans.server.ts'
import type { ProviderFacilityDetails } from '../queries/provider-facility-details.server.ts'

type About = { providerFacility: Pick<ProviderFacilityDetails, 'id' | 'name' | 'doctor'> }

/** Chooses whose plans are looked at; nothing changes by it. */
export function SamePlansChoice({
  providerFacility,
  sources,
  from,
}: About & { sources: readonly PlanSource[]; from?: string }) {
  const { t } = useTranslation('practice')
  const action = useHref(paths.clinicSamePlans(providerFacility.id))
  if (sources.length === 0) return null
  return (
    <form method="get" action={action} className="row plan-source">
      <label htmlFor="from">{t('facilities.sameAs')}</label>
      <Select
        id="from"
        name="from"
        defaultValue={from}
        options={sources.map(({ id, facility, doctor, accepted }) => ({
          value: id,
          label: t('facilities.sameSource', { facility, doctor, count: accepted }),
        }))}
      />
      <Button variant="line">{t('facilities.samePreview')}</Button>
    </form>
  )
}

type SamePlansPageProps = About & { sources: readonly PlanSource[]; preview: SamePlansPreview }

/** What would change if the plans were the same as somebody else's, before anything does. */
export function SamePlansPage({ providerFacility, sources, preview }: SamePlansPageProps) {
  const { t } = useTranslation('practice')
  const { id, name, doctor } = providerFacility
  const { from, changes, version, seen } = preview
  const source = t('facilities.withDoctor', { facility: from.facility, doctor: from.doctor })
  const action = useHref(paths.clinicSamePlans(id))
  return (
    <>
      <p>
        <Link to={paths.clinic(id)}>{t('facilities.backToPlans')}</Link>
      </p>
      <PageHead title={t('facilities.sameTitle')} lead={t('facilities.withDoctor', { facility: name, doctor })} />
      <PanelCard id="source" title={t('facilities.sameSourceTitle')}>
        <div className="card__body">
          <SamePlansChoice providerFacility={providerFacility} sources={sources} from={from.id} />
        </div>
      </PanelCard>
      <PanelCard id="changes" title={t('facilities.sameChanges', { count: changes.length, source })}>
        {changes.length === 0 ? (
          <p className="card__body">{t('facilities.sameNone')}</p>
        ) : (
          <>
            <ul className="todo">
              {changes.map(({ id: planId, name: plan, from: former, to }) => (
                <li key={planId}>
                  <span className="todo__what">{plan}</span>
                  <span>
                    <Change from={t(`facilities.planStates.${former}`)} to={t(`facilities.planStates.${to}`)} />
                  </span>
                </li>
              ))}
            </ul>
            <form method="post" action={action} className="card__body stack stack--sm">
              <input type="hidden" name="from" value={from.id} />
              <input type="hidden" name="version" value={version} />
              <input type="hidden" name="seen" value={seen} />
              <p className="muted">{t('facilities.sameHint')}</p>
              <p>
                <Button>{t('facilities.sameTake', { count: changes.length })}</Button>
              </p>
            </form>
          </>
        )}
      </PanelCard>
    </>
  )
}
