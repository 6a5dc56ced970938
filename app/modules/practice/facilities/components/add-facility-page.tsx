import { useTranslation } from 'react-i18next'
import type { MapsAccess } from '#app/modules/geo/address/maps-addresses.ts'
import type { LocationLimit } from '#app/modules/tiers/offers.ts'
import { paths } from '#app/paths.ts'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import type { FoundFacility } from '../queries/found-facilities.server.ts'
import type { FacilityAnswer } from '../pages/take-new-facility.server.ts'
import { FindFacility, JoinFacility, NewFacilityForm } from './add-facility.tsx'
import { LimitHint } from './limit-hint.tsx'

type Room = { limit: LocationLimit; count: number; answer: FormAnswer | undefined }

const isFull = ({ limit, count }: Room) => limit.limit !== null && count >= limit.limit

/** Adds a facility of the directory to the own profile. */
export function AddFacilityPage(props: Room & { query: string; found: readonly FoundFacility[]; version: number }) {
  const { t } = useTranslation('practice')
  const { query, found, version, limit, count, answer } = props
  return (
    <>
      <p>
        <Link to={paths.clinics()}>{t('facilities.back')}</Link>
      </p>
      <PageHead title={t('facilities.add')} lead={t('facilities.addLead')} />
      <LimitHint limit={limit} count={count} />
      {(!isFull(props) || answer) && (
        <>
          <PanelCard id="search" title={t('facilities.find')}>
            <FindFacility action={paths.clinicNew()} query={query} />
          </PanelCard>
          {(query !== '' || answer) && (
            <PanelCard id="results" title={t('facilities.results')}>
              <JoinFacility
                action={paths.clinicNew(query ? { q: query } : {})}
                found={found}
                version={version}
                answer={answer}
              />
            </PanelCard>
          )}
          <p>
            <Link to={paths.clinicRequest()}>{t('facilities.new')}</Link>
          </p>
        </>
      )}
    </>
  )
}

/** Asks for a facility that the directory does not have. */
export function NewFacilityPage(props: Room & { maps: MapsAccess | null; answer: FacilityAnswer | undefined }) {
  const { t } = useTranslation('practice')
  const { limit, count, maps, answer } = props
  return (
    <>
      <p>
        <Link to={paths.clinicNew()}>{t('facilities.backToSearch')}</Link>
      </p>
      <PageHead title={t('facilities.new')} lead={t('facilities.newLead')} />
      <LimitHint limit={limit} count={count} />
      {(!isFull(props) || answer) && (
        <PanelCard id="new" title={t('facilities.newTitle')}>
          <NewFacilityForm action={paths.clinicRequest()} answer={answer} maps={maps} />
        </PanelCard>
      )}
    </>
  )
}
