import { useTranslation } from 'react-i18next'
import { formatDate, formatTime } from '#app/core/format/format.ts'
import { newYork } from '#app/core/calendar/zones.ts'
import { classNames } from '#app/ui/class-names.ts'
import { useLocale } from '#app/ui/use-locale.ts'
import type { Ticket } from '../queries/tickets.server.ts'

/** The turns of a ticket, the first one first. */
export function TicketThread({ messages }: Pick<Ticket, 'messages'>) {
  const { t } = useTranslation('dashboard')
  const locale = useLocale()
  return (
    <ol className="thread">
      {messages.map(({ id, isOwn, body, at }) => (
        <li key={id} className={classNames('thread__turn', isOwn && 'thread__turn--own')}>
          <p className="thread__by">
            {isOwn ? t('contact.you') : t('contact.us')}{' '}
            <time dateTime={new Date(at).toISOString()}>
              {formatDate(at, locale)} {formatTime(at, newYork, locale)}
            </time>
          </p>
          <p className="thread__words">{body}</p>
        </li>
      ))}
    </ol>
  )
}
