import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Link } from '#app/ui/link.tsx'

/** Where a link leads to nothing any more: one's own visits, the doctors, and us, who look. */
export function StartAnew() {
  const { t } = useTranslation('booking')
  const { t: site } = useTranslation('site')
  return (
    <section className="stack stack--sm">
      <h2 className="aside__title">{t('ended.anew')}</h2>
      <p>
        <Link to={paths.myAppointments()}>{site('nav.mine')}</Link>
      </p>
      <p>
        <Link to={paths.doctors()}>{site('nav.doctors')}</Link>
      </p>
      <p>
        <Link to={paths.concierge()}>{site('nav.concierge')}</Link>
      </p>
    </section>
  )
}
