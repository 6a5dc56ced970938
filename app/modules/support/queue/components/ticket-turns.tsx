import { useTranslation } from 'react-i18next'
import { newYork } from '#app/core/calendar/zones.ts'
import { formatDate, formatTime } from '#app/core/format/format.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { DoctorPicks } from '#app/modules/support/components/doctor-picks.tsx'
import type { KeptTime } from '#app/modules/support/kept-times.ts'
import { classNames } from '#app/ui/class-names.ts'
import { useLocale } from '#app/ui/use-locale.ts'
import type { QueueTurn } from '../queries/queued-ticket.server.ts'

/** The turns of a ticket as those who answer see them, notes among them included. */
type TicketTurnsProps = {
  turns: readonly QueueTurn[]
  kept: Record<string, KeptTime>
  /** The customer's language, in which all but notes is written. */
  writtenIn: Locale
}

export function TicketTurns({ turns, kept, writtenIn }: TicketTurnsProps) {
  const { t } = useTranslation('support')
  const locale = useLocale()
  const authors = { customer: t('ticket.customer'), staff: t('ticket.us'), system: t('ticket.system') }
  return (
    <ol className="thread">
      {turns.map(({ id, author, name, body, isInternal, at, picks, apart }) => (
        <li
          key={id}
          className={classNames(
            'thread__turn',
            author === 'customer' && 'thread__turn--own',
            isInternal && 'thread__turn--note',
          )}
        >
          <p className="thread__by">
            {name ?? authors[author]}{' '}
            <time dateTime={new Date(at).toISOString()}>
              {formatDate(at, locale)} {formatTime(at, newYork, locale)}
            </time>
          </p>
          {isInternal && <p className="thread__by">{t('ticket.note')}</p>}
          {apart !== null && <p className="thread__by">{t('ticket.apart', { reference: apart })}</p>}
          <p className="thread__words" lang={isInternal ? undefined : writtenIn}>
            {body}
          </p>
          <DoctorPicks picks={picks} kept={kept} />
        </li>
      ))}
    </ol>
  )
}
