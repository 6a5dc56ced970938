import { useTranslation } from 'react-i18next'
import type { Openings } from '#app/modules/directory/openings.ts'
import type { Results } from '#app/modules/directory/results/pages/results-page.server.ts'
import { paths } from '#app/paths.ts'
import { withSearch } from '#app/core/page/with-search.ts'
import { Link } from '#app/ui/link.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { professionOf } from '#app/modules/directory/professions.ts'
import { type SearchParams, toSearch } from '../search-params.ts'
import { useAddressedName } from '#app/modules/directory/components/provider-card.tsx'
import { nameInText } from '#app/modules/directory/person-name.ts'

type Card = Results['cards'][number]

function Waitlist({ card }: { card: Card }) {
  const { t } = useTranslation('directory')
  const name = nameInText(useAddressedName(card.name), card.name)
  return <Link to={paths.waitlist(card.specialtySlug, card.slug)}>{t('results.more.waitlist', { name })}</Link>
}

/** The soonest open times with anybody of a specialty, wherever they are. */
function FirstAvailable({ slug, name }: { slug: string; name: string }) {
  const { t } = useTranslation('directory')
  const { many } = professionOf({ slug, name }, useLocale())
  return <Link to={paths.firstAvailable(slug)}>{t('results.more.first', { doctors: many })}</Link>
}

type MoreWaysProps = { params: SearchParams; results: Results; openings: Openings; path: string }

/** Below an answer of few or none: a wider area, video visits, the waiting lists of those who are full, and the form in which we look. */
export function MoreWays({ params, results, openings, path }: MoreWaysProps) {
  const { t } = useTranslation('directory')
  const { t: site } = useTranslation('site')
  const full = [...results.cards, ...results.nearest].filter(
    ({ location }) => openings[location?.providerFacilityId ?? '']?.firstAt === null,
  )
  const hasWays = results.moreWays.length + full.length + results.total > 0 || params.specialty.length === 1
  if (!results.isFew || !hasWays) return null
  return (
    <section className="stack stack--sm">
      <h2>{t('results.more.title')}</h2>
      <ul className="stack stack--sm">
        {results.moreWays.map(({ kind, params: next, total }) => (
          <li key={kind}>
            <Link to={withSearch(path, toSearch(next))}>{t(`results.more.${kind}`, { count: total })}</Link>
          </li>
        ))}
        {params.specialty.length === 1 &&
          results.options.specialty
            .filter(({ value }) => params.specialty.includes(value))
            .map(({ value, label }) => (
              <li key={value}>
                <FirstAvailable slug={value} name={label} />
              </li>
            ))}
        {full.map((card) => (
          <li key={card.id}>
            <Waitlist card={card} />
          </li>
        ))}
        {results.total > 0 && (
          <li>
            <Link to={paths.concierge(params.q ? { q: params.q } : {})}>{site('nav.concierge')}</Link>
          </li>
        )}
      </ul>
    </section>
  )
}
