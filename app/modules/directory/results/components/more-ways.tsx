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

type SpecialtyWaitlistProps = { field: NonNullable<Results['field']>; area: Results['area']; lang: string | undefined }

/** The waitlist of a specialty: for whichever of its doctors has a time first. */
function SpecialtyWaitlist({ field, area, lang }: SpecialtyWaitlistProps) {
  const { t } = useTranslation('directory')
  const { one: doctor } = professionOf(field, useLocale())
  const search = { ...(area && { near: area.slug }), ...(lang !== undefined && { lang }) }
  return (
    <Link to={paths.specialtyWaitlist(field.slug, search)}>
      {area ? t('results.more.waitIn', { doctor, area: area.name }) : t('results.more.wait', { doctor })}
    </Link>
  )
}

type MoreWaysProps = { params: SearchParams; results: Results; openings: Openings; path: string }

/** More would be a second list. */
const namedWaitlists = 3

/**
 * Below an answer of few or none, or without an open time: a wider area, video visits, the earliest times of the field, the waiting lists of those who are full,
 * and the form in which we look.
 */
export function MoreWays({ params, results, openings, path }: MoreWaysProps) {
  const { t } = useTranslation('directory')
  const { t: site } = useTranslation('site')
  const openingsOf = ({ location }: Card) => openings[location?.providerFacilityId ?? '']
  const shown = [...results.cards, ...results.nearest]
  const isWithoutTime = shown.every((card) => !openingsOf(card)?.nextAt.length)
  if (!results.isFew && !isWithoutTime && !results.isDayMissed) return null
  const isWaitedFor = shown.some((card) => openingsOf(card)?.hasWaitlist)
  const waits = shown
    .filter((card) => openingsOf(card)?.hasWaitlist && (results.isDayMissed || openingsOf(card)?.firstAt === null))
    .slice(0, namedWaitlists)
  return (
    <section className="stack stack--sm">
      <h2>{t('results.more.title')}</h2>
      <ul className="stack stack--sm">
        {results.moreWays.map(({ kind, params: next, total }) => (
          <li key={kind}>
            <Link to={withSearch(path, toSearch(next))}>{t(`results.more.${kind}`, { count: total })}</Link>
          </li>
        ))}
        {results.field && (
          <li>
            <FirstAvailable {...results.field} />
          </li>
        )}
        {results.field && isWaitedFor && (isWithoutTime || results.isDayMissed) && (
          <li>
            <SpecialtyWaitlist field={results.field} area={results.area} lang={params.lang[0]} />
          </li>
        )}
        {waits.map((card) => (
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
