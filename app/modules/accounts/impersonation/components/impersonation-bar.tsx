import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { newYork } from '#app/core/calendar/zones.ts'
import { formatInstantClock } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLocale } from '#app/ui/use-locale.ts'

/** Who is read as, how long yet, and until when. */
export type ShownImpersonation = Readonly<{ name: string; minutes: number; expiresAt: number }>

/** Stands above every page while somebody of the administration reads as somebody else. It stays in view, and ends it by one press. */
export function ImpersonationBar({ shown: { name, minutes, expiresAt } }: { shown: ShownImpersonation }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const end = useHref(paths.adminImpersonationEnd())
  return (
    <section className="impersonation" aria-label={t('impersonation.label')}>
      <p>
        <Icon name="shield" />
        <span>
          <b>{t('impersonation.as', { name })}</b>{' '}
          {t('impersonation.left', { count: minutes, time: formatInstantClock(expiresAt, newYork, locale) })}
        </span>
      </p>
      <div className="row">
        <Link to={paths.adminImpersonation()}>{t('impersonation.about')}</Link>
        <form method="post" action={end}>
          <Button>{t('impersonation.end')}</Button>
        </form>
      </div>
    </section>
  )
}
