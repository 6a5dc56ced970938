import { useTranslation } from 'react-i18next'
import { formatDay } from '#app/core/format/format.ts'
import { useLocale } from '#app/ui/use-locale.ts'

/** Where the bylaws are saved from, with the day of their version; nothing where there are none to read. */
export function BylawsLink({ href, on }: { href: string; on: string | null }) {
  const { t } = useTranslation('association-identity')
  const locale = useLocale()
  if (on === null) return null
  return (
    <p>
      <a href={href}>{t('bylaws.link')}</a>{' '}
      <span className="muted">{t('bylaws.version', { date: formatDay(on, locale) })}</span>
    </p>
  )
}
