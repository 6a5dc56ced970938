import { Trans, useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'

/** Above a list of doctors: the word that was typed is a term of insurance, explained elsewhere, and filters nothing here. */
export function TermNote({ term }: { term: string }) {
  const { t } = useTranslation('exams')
  return (
    <Banner tone="note">
      <Trans
        t={t}
        i18nKey="insurance.glossary.named"
        values={{ term }}
        components={{ meaning: <Link to={`${paths.insurance({ q: term })}#glossary`} /> }}
      />
    </Banner>
  )
}
