import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { professionOf } from '#app/modules/directory/professions.ts'
import { useLocale } from '#app/ui/use-locale.ts'
import { Link } from '#app/ui/link.tsx'

/** What a specialty treats, in short, with a way to its guide; on a phone the ways alone, since the doctors are what is looked for. */
export function SpecialtyIntro({ slug, name, description }: { slug: string; name: string; description: string }) {
  const { t } = useTranslation('directory')
  return (
    <p className="measure intro">
      <span className="only-d">{description} </span>
      <Link to={paths.firstAvailable(slug)} className="alone">
        {t('openings.firstAvailable', { doctors: professionOf({ slug, name }, useLocale()).many })}
      </Link>
      <Link to={paths.specialty(slug)}>{t('specialty.guide', { specialty: name })}</Link>
    </p>
  )
}
