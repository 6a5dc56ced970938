import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Link } from '#app/ui/link.tsx'
import type { SpecialtyList } from '../pages/specialty-list.server.ts'

/** To the waitlist of a specialty: for whichever of its doctors has a time first. */
export function SpecialtyListLink({ list, lang = '' }: { list: SpecialtyList; lang?: string }) {
  const { t } = useTranslation('directory')
  const { slug, profession, near } = list
  const search = { ...(near && { near: near.slug }), ...(lang && { lang }) }
  const doctor = profession.one
  return (
    <Link to={paths.specialtyWaitlist(slug, search)}>
      {near ? t('results.more.waitIn', { doctor, area: near.name }) : t('results.more.wait', { doctor })}
    </Link>
  )
}
