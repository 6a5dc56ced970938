import { useTranslation } from 'react-i18next'
import { formatPhone } from '#app/core/format/format.ts'
import type { FacilityFilters } from '#app/modules/library/facilities/facility-filters.ts'
import type { FacilitySearch } from '#app/modules/library/facilities/facility-search.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { FirstFew } from '#app/ui/sections/disclosure.tsx'
import { FacilityCard } from './facility-card.tsx'

type FacilityListProps = {
  found: FacilitySearch
  filters: FacilityFilters
  labelOf: (code: string) => string
  /** Root-form path of the list without filters. */
  path: string
  /** Customer service, E.164. */
  phone: string
  /** So many stand open, the others behind a line: a phone would scroll past a dozen screens of them. */
  shown: number
}

function Cards({
  facilities,
  labelOf,
}: { facilities: Readonly<FacilitySearch['facilities']> } & Pick<FacilityListProps, 'labelOf'>) {
  return (
    <ul className="cards">
      {facilities.map((facility) => (
        <FacilityCard key={facility.slug} facility={facility} labelOf={labelOf} />
      ))}
    </ul>
  )
}

/** The places that fit, or what to do when none does. */
export function FacilityList({ found, filters, labelOf, path, phone, shown }: FacilityListProps) {
  const { t } = useTranslation('exams')
  return (
    <>
      <p role="status">{t('facilities.count', { count: found.facilities.length })}</p>
      {filters.plan !== '' && found.withoutPlans > 0 && (
        <p className="muted">{t('facilities.withoutPlans', { count: found.withoutPlans })}</p>
      )}
      {found.facilities.length === 0 ? (
        <EmptyState
          picture="subway"
          title={t('facilities.none')}
          actions={
            <>
              {found.total > 0 && (
                <ButtonLink to={path} variant="line">
                  {t('facilities.clear')}
                </ButtonLink>
              )}
              <ButtonLink to={`tel:${phone}`} variant="line" icon="phone">
                <span className="num nb">{formatPhone(phone)}</span>
              </ButtonLink>
            </>
          }
        >
          {t('facilities.noneHint')}
        </EmptyState>
      ) : (
        <FirstFew items={found.facilities} shown={shown} more={(count) => t('facilities.more', { count })}>
          {(few) => <Cards facilities={few} labelOf={labelOf} />}
        </FirstFew>
      )}
    </>
  )
}
