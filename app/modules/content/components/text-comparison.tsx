import { useTranslation } from 'react-i18next'
import { type Locale, locales } from '#app/core/i18n/locale.ts'
import { Lang } from '#app/ui/lang.tsx'
import type { ComparedLine } from '../pages/text-page.server.ts'
import { useKeyWords } from './field-words.tsx'

const languageOf = (key: string): Locale | 'en' => locales.find((locale) => key.endsWith(`.${locale}`)) ?? 'en'

/** One side of a comparison: what is only there is marked, by color and by a line. */
function Side({ parts, shows }: { parts: ComparedLine['parts']; shows: 'gone' | 'added' }) {
  const { t } = useTranslation('content')
  const own = parts.filter(({ kind }) => kind === 'same' || kind === shows)
  if (own.length === 0) return <span className="muted">{t('compare.nothing')}</span>
  return own.map(({ kind, text }, at) => {
    if (kind === 'same') return <span key={at}>{text}</span>
    return kind === 'gone' ? <del key={at}>{text}</del> : <ins key={at}>{text}</ins>
  })
}

type TextComparisonProps = { lines: readonly ComparedLine[]; one: string; other: string }

/** Two texts side by side, a line for each field and language in which they differ. `one` and `other` say whose they are. */
export function TextComparison({ lines, one, other }: TextComparisonProps) {
  const { t } = useTranslation('content')
  const words = useKeyWords()
  if (lines.length === 0) return <p className="card__body muted">{t('compare.same')}</p>
  return (
    <div className="text-comparison">
      {lines.map(({ key, parts }) => (
        <section key={key} aria-label={words(key)}>
          <h3>{words(key)}</h3>
          <div className="text-comparison__sides">
            {(['gone', 'added'] as const).map((shows) => (
              <div key={shows}>
                <p className="muted">{shows === 'gone' ? one : other}</p>
                <Lang lang={languageOf(key)} as="p" className="text-comparison__words">
                  <Side parts={parts} shows={shows} />
                </Lang>
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
