import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { PharmaciesData } from '../pages/pharmacies-page.server.ts'

type Pharmacy = PharmaciesData['pharmacies'][number]

function PharmacyCard({ pharmacy, page }: { pharmacy: Pharmacy; page: PharmaciesData }) {
  const { t } = useTranslation('pharmacy')
  const lines: (readonly [string, string | null])[] = [
    [t('fields.address'), pharmacy.address],
    [t('fields.phone'), pharmacy.phone],
    [t('fields.fax'), pharmacy.fax],
    [t('fields.languages'), pharmacy.languages.join(' · ') || null],
    [t('fields.hours'), pharmacy.hours],
    [t('fields.note'), pharmacy.note],
  ]
  return (
    <PanelCard
      id={`pharmacy-${pharmacy.id}`}
      title={pharmacy.name}
      note={pharmacy.isArchived ? <Tag>{t('list.archived')}</Tag> : undefined}
    >
      <dl className="pairs">
        {lines.flatMap(([label, value]) =>
          value === null
            ? []
            : [
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>,
              ],
        )}
      </dl>
      {page.mayManage && (
        <p className="card__body">
          <Link to={paths.pharmacyEntry({ place: page.place, pharmacy: pharmacy.id })}>
            {t('entry.edit')}
            <span className="vh"> {pharmacy.name}</span>
          </Link>
        </p>
      )}
    </PanelCard>
  )
}

/** The pharmacies that a clinic's patients use. */
export function PharmaciesPage({ page }: { page: PharmaciesData }) {
  const { t } = useTranslation('pharmacy')
  const { place, clinicName, mayManage, pharmacies } = page
  const add = (
    <ButtonLink to={paths.pharmacyEntry({ place })} icon="plus">
      {t('entry.new')}
    </ButtonLink>
  )
  return (
    <div className="stack">
      <p>
        <Link to={paths.pharmacy({ place })}>{t('back')}</Link>
      </p>
      <PageHead title={t('list.title')} lead={clinicName} actions={mayManage && add} />
      {pharmacies.length === 0 && (
        <EmptyState title={t('list.none')}>{t(mayManage ? 'list.noneNext' : 'list.noneReader')}</EmptyState>
      )}
      {pharmacies.map((pharmacy) => (
        <PharmacyCard key={pharmacy.id} pharmacy={pharmacy} page={page} />
      ))}
    </div>
  )
}
