import { isEnglish } from '#app/core/i18n/habits.ts'
import { useTranslation } from 'react-i18next'
import { formatList } from '#app/core/format/format.ts'
import type { Glossary } from '#app/modules/library/insurance/insurance.server.ts'
import { PhoneText } from '#app/modules/library/reading/phone-text.tsx'
import { SearchLine } from '#app/modules/library/reading/search-line.tsx'
import { paths } from '#app/paths.ts'
import { Chip } from '#app/ui/chip.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { Disclosure, Disclosures } from '#app/ui/sections/disclosure.tsx'
import { Section } from '#app/ui/sections/section.tsx'
import { useLocale } from '#app/ui/use-locale.ts'

function Terms({ terms }: { terms: Glossary['terms'] }) {
  const { t } = useTranslation('exams')
  const locale = useLocale()
  return (
    <dl className="terms">
      {terms.map((term) => (
        <div key={term.slug} id={`term-${term.slug}`}>
          <dt>
            {term.term}
            {!isEnglish(locale) && term.termEn !== term.term && (
              <Lang lang="en" className="rows__second">
                {term.termEn}
              </Lang>
            )}
          </dt>
          <dd>
            <PhoneText text={term.definition} />
            {term.aliases.length > 0 && (
              <span className="rows__second">
                {t('insurance.glossary.aliases', { names: formatList(term.aliases, locale) })}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Words of insurance, by the letters of their English names (bills and letters are in English) or by search in any language. */
export function GlossarySection({ glossary }: { glossary: Glossary }) {
  const { t } = useTranslation('exams')
  const isAsked = glossary.q !== '' || glossary.chosen !== null
  const at = (search: Record<string, string>) => `${paths.insurance(search)}#glossary`
  return (
    <Section id="glossary" title={t('insurance.glossary.title')}>
      <div className="stack">
        <p className="measure">{t('insurance.glossary.lead')}</p>
        <SearchLine
          path={paths.insurance()}
          q={glossary.q}
          label={t('insurance.glossary.search')}
          hint={t('insurance.glossary.hint')}
          submit={t('search')}
        />
        <nav className="row noprint" aria-label={t('insurance.glossary.letters')}>
          <Chip to={at({})} selected={glossary.chosen === null && glossary.q === ''}>
            {t('insurance.glossary.all')}
          </Chip>
          {glossary.letters.map((letter) => (
            <Chip key={letter} to={at({ letter })} selected={letter === glossary.chosen}>
              {letter}
            </Chip>
          ))}
        </nav>
        {isAsked && (
          <p role="status">
            {glossary.terms.length === 0
              ? t('insurance.glossary.none')
              : t('insurance.glossary.found', { count: glossary.terms.length })}
          </p>
        )}
        {isAsked ? (
          <Terms terms={glossary.terms} />
        ) : (
          <Disclosures>
            <Disclosure summary={t('insurance.glossary.everyTerm', { count: glossary.terms.length })}>
              <Terms terms={glossary.terms} />
            </Disclosure>
          </Disclosures>
        )}
      </div>
    </Section>
  )
}
