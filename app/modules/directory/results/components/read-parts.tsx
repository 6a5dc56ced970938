import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatList } from '#app/core/format/format.ts'
import type { Results } from '#app/modules/directory/results/pages/results-page.server.ts'
import { paths } from '#app/paths.ts'
import { RemovableChip } from '#app/ui/chip.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { SearchParams } from '../search-params.ts'

type Reading = NonNullable<Results['reading']>

type ReadPartsProps = {
  reading: Reading
  /** How many doctors these parts find. */
  count: ReactNode
  to: (params: SearchParams) => string
}

/** What was understood, each part to be taken off, what nobody fits, and what did nothing. */
export function ReadParts({ reading: { parts, givenUp, isDayMissed, unused }, count, to }: ReadPartsProps) {
  const { t } = useTranslation('directory')
  const locale = useLocale()
  if (parts.length + givenUp.length + unused.length === 0) return null
  return (
    <div className="read stack stack--sm">
      {parts.length > 0 && (
        <div className="row chips">
          {count}
          {parts.map(({ label, without }) => (
            <RemovableChip key={label} to={to(without)}>
              {label}
            </RemovableChip>
          ))}
        </div>
      )}
      {givenUp.length > 0 && (
        <p>
          {t(isDayMissed ? 'results.dayGivenUp' : 'results.givenUp', { words: formatList(givenUp, locale, 'facts') })}
        </p>
      )}
      {unused.length > 0 && (
        <p className="muted">{t('results.unused', { words: formatList(unused, locale, 'facts') })}</p>
      )}
    </div>
  )
}

/** Who else sees such things, and that nobody was examined: behind the first doctor, who belongs on the first screen. */
export function SeeAlso({ reading }: { reading: Reading | null }) {
  const { t } = useTranslation('directory')
  const { neighbors = [], isSentence = false } = reading ?? {}
  if (neighbors.length === 0 && !isSentence) return null
  return (
    <aside className="read stack stack--sm">
      {neighbors.length > 0 && (
        <p className="row">
          <span className="muted">{t('results.neighbors')}</span>
          {neighbors.map(({ label, slug }) => (
            <Link key={slug} to={paths.doctorsOfSpecialty(slug)}>
              {label}
            </Link>
          ))}
        </p>
      )}
      {isSentence && <p className="muted">{t('results.noDiagnosis')}</p>}
    </aside>
  )
}
