import { useTranslation } from 'react-i18next'
import { formatList } from '#app/core/format/format.ts'
import type { Results } from '#app/modules/directory/results/pages/results-page.server.ts'
import { paths } from '#app/paths.ts'
import { RemovableChip } from '#app/ui/chip.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { SearchParams } from '../search-params.ts'

type ReadPartsProps = { reading: NonNullable<Results['reading']>; to: (params: SearchParams) => string }

/** What was understood, each part to be taken off; what nobody fits; and who else sees such things. */
export function ReadParts({ reading: { parts, isSentence, givenUp, neighbors }, to }: ReadPartsProps) {
  const { t } = useTranslation('directory')
  const locale = useLocale()
  return (
    <div className="read stack stack--sm">
      {parts.length > 0 && (
        <div className="row chips">
          <span className="muted">{t('results.understood')}</span>
          {parts.map(({ label, without }) => (
            <RemovableChip key={label} to={to(without)}>
              {label}
            </RemovableChip>
          ))}
        </div>
      )}
      {givenUp.length > 0 && <p>{t('results.givenUp', { words: formatList(givenUp, locale, 'facts') })}</p>}
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
    </div>
  )
}
