import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatList, formatTime } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { KeptTime } from '../kept-times.ts'
import type { NamedPick } from '../queries/ticket-picks.server.ts'

type DoctorPicksProps = {
  picks: readonly NamedPick[]
  /** Times that are kept, by the id of the naming. */
  kept: Record<string, KeptTime>
  /** Where a kept time is taken; left out, nobody can here. */
  take?: string
}

function Kept({ pickId, time, take }: { pickId: string; time: KeptTime; take: string | undefined }) {
  const { t } = useTranslation('support')
  const locale = useLocale()
  const { startsAt, timeZone, expiresAt } = time
  const href = useHref(take ?? '.')
  const words = { date: formatDate(startsAt, locale, timeZone), time: formatTime(startsAt, timeZone, locale) }
  return (
    <>
      <p>
        <strong>{t('link.kept', words)}</strong>{' '}
        {t('link.keptUntil', { time: formatTime(expiresAt, timeZone, locale) })}
      </p>
      {take && (
        <form method="post" action={href}>
          <Button name="pick" value={pickId} variant="book">
            {t('link.takeTime', words)}
          </Button>
        </form>
      )}
    </>
  )
}

/** The doctors of an answer, each with the way to their booking page, and with the time that is kept there. */
export function DoctorPicks({ picks, kept, take }: DoctorPicksProps) {
  const { t } = useTranslation('support')
  const locale = useLocale()
  if (picks.length === 0) return null
  return (
    <div className="picks">
      <p className="picks__title">{t('link.doctors')}</p>
      <ul>
        {picks.map(({ pickId, slug, specialtySlug, name, otherName, specialties, facility }) => (
          <li key={pickId}>
            <p>
              <Link to={paths.doctor(specialtySlug, slug)}>{name}</Link> {otherName}
            </p>
            <p className="picks__second">
              {formatList([...specialties, ...(facility ? [facility] : [])], locale, 'facts')}
            </p>
            {kept[pickId] && <Kept pickId={pickId} time={kept[pickId]} take={take} />}
            <ButtonLink to={paths.appointment(specialtySlug, slug)} variant={kept[pickId] ? 'quiet' : 'book'}>
              {t(kept[pickId] ? 'link.otherTime' : 'link.book', { name })}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
