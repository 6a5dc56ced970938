import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Chip } from '#app/ui/chip.tsx'

type NearbyNeighborhoodsProps = {
  names: { neighborhood: string; doctors: string }
  specialtySlug: string
  nearby: { slug: string; name: string; count: number }[]
}

/** Where else there are doctors of a specialty when an area has few. */
export function NearbyNeighborhoods({ names, specialtySlug, nearby }: NearbyNeighborhoodsProps) {
  const { t } = useTranslation('directory')
  if (nearby.length === 0) return null
  return (
    <>
      <p>{t('location.few', names)}</p>
      <div className="row chips">
        {nearby.map(({ slug, name, count }) => (
          <Chip key={slug} to={paths.neighborhoodSpecialty(slug, specialtySlug)}>
            {name} <span className="num muted">{count}</span>
          </Chip>
        ))}
      </div>
    </>
  )
}
