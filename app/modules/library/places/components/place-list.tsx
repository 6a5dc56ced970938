import { useTranslation } from 'react-i18next'
import { formatPhone } from '#app/core/format/format.ts'
import type { PlaceFilters } from '#app/modules/library/places/place-filters.ts'
import type { PlaceSearch } from '#app/modules/library/places/place-search.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { PlaceCard } from './place-card.tsx'

type PlaceListProps = {
  found: PlaceSearch
  filters: PlaceFilters
  labelOf: (code: string) => string
  /** Root-form path of the list without filters. */
  path: string
  /** Customer service, E.164. */
  phone: string
}

/** The places that fit, or what to do when none does. */
export function PlaceList({ found, filters, labelOf, path, phone }: PlaceListProps) {
  const { t } = useTranslation('exams')
  return (
    <>
      <p role="status">{t('places.count', { count: found.places.length })}</p>
      {filters.plan !== '' && found.withoutPlans > 0 && (
        <p className="muted">{t('places.withoutPlans', { count: found.withoutPlans })}</p>
      )}
      {found.places.length === 0 ? (
        <EmptyState
          title={t('places.none')}
          actions={
            <>
              {found.total > 0 && (
                <ButtonLink to={path} variant="line">
                  {t('places.clear')}
                </ButtonLink>
              )}
              <ButtonLink to={`tel:${phone}`} variant="line" icon="phone">
                <span className="num nb">{formatPhone(phone)}</span>
              </ButtonLink>
            </>
          }
        >
          {t('places.noneHint')}
        </EmptyState>
      ) : (
        <ul className="cards">
          {found.places.map((place) => (
            <PlaceCard key={place.slug} place={place} labelOf={labelOf} />
          ))}
        </ul>
      )}
    </>
  )
}
