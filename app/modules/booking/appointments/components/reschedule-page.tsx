import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { DayLinks } from '#app/modules/booking/slots/components/day-links.tsx'
import { TimeButtons } from '#app/modules/booking/slots/components/time-buttons.tsx'
import { useDayName } from '#app/modules/booking/slots/components/use-day-name.ts'
import { useWhenName } from '#app/modules/booking/slots/components/use-when-name.ts'
import type { TimeChoices } from '#app/modules/booking/slots/pages/time-choices.server.ts'
import type { WantedTime } from '../pages/change-page.server.ts'
import type { WhenWords } from '#app/modules/booking/slots/when-words.ts'
import { ClinicBar } from '#app/modules/booking/form/components/clinic-bar.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { BackToTicket, type ChangeProps, NotPossible, Present, Refused } from './change-pages.tsx'
import { MovedTime } from './moved-time.tsx'

type RescheduleProps = ChangeProps & {
  times: TimeChoices | null
  /** The time in the address: it is asked about once before the visit moves. */
  wanted: WantedTime | null
}

/** Old and new side by side, and the button that moves the visit. */
function Question({ page, token, from, to }: Pick<ChangeProps, 'page' | 'token'> & { from: WhenWords; to: WhenWords }) {
  const { t } = useTranslation('booking')
  const whenName = useWhenName()
  return (
    <div className="wrap wrap--form stack private">
      <h1>{t('change.moveTitle')}</h1>
      <MovedTime from={from} to={to} />
      <p>
        <b>{page.doctor.addressed}</b>
      </p>
      <p>{t('change.moveText')}</p>
      <p>{t('change.movesLeft', { count: page.movesLeft })}</p>
      <form method="post" action={useHref(paths.linkReschedule(token))}>
        {/* Not on the button: a form that a script sends a second time says the same. */}
        <input type="hidden" name="slot" value={to.slot} />
        <Button block>
          <span>
            <Unbroken text={t('change.moveYes', { when: whenName(to) })} />
          </span>
        </Button>
      </form>
      <p>
        <Link to={`${paths.linkReschedule(token, { day: to.day })}#times`} className="alone">
          {t('change.moveOther')}
        </Link>
      </p>
      <BackToTicket token={token} />
      <ClinicBar phone={page.phone} />
    </div>
  )
}

/** Another time on the same ticket: days as links, times as buttons that lead to the question whether to move the visit there. */
export function ReschedulePage({ page, token, refused, times, wanted }: RescheduleProps) {
  const { t } = useTranslation('booking')
  const dayName = useDayName()
  const whenName = useWhenName()
  const action = useHref(paths.linkReschedule(token))
  const chosen = times?.days.find(({ day }) => day === times.day)
  const isPossible = page.can.reschedule === 'yes' && times !== null
  if (isPossible && !refused && wanted && !wanted.isPast && page.when) {
    return <Question page={page} token={token} from={page.when} to={wanted} />
  }
  return (
    <div className="wrap wrap--form stack private">
      {refused && (
        <form action={action}>
          <Refused refused={refused} phone={page.phone} />
        </form>
      )}
      <h1>{t('change.rescheduleTitle')}</h1>
      <Present page={page} />
      {isPossible && !refused && wanted?.isPast && (
        <Banner tone="warning">{t('time.past', { when: whenName(wanted) })}</Banner>
      )}
      {isPossible && <p>{t('change.movesLeft', { count: page.movesLeft })}</p>}
      {!isPossible && !refused && <NotPossible permission={page.can.reschedule} page={page} />}
      {isPossible && times.days.length === 0 && <p>{t('time.none')}</p>}
      {isPossible && chosen && (
        <>
          <DayLinks
            times={times}
            addressOf={(choices, anchor) => paths.linkReschedule(token, choices) + anchor}
            earlier={{ from: 'today' }}
          />
          <section aria-labelledby="times">
            <h2 id="times" className="label label--lg">
              {t('change.newTime')}{' '}
              <span className="label__aside">{t('time.on', { day: dayName(chosen), date: chosen.date })}</span>
            </h2>
            <p className="muted">{t('change.moveNote')}</p>
            <form action={action}>
              <TimeButtons times={times.times} />
            </form>
          </section>
        </>
      )}
      <BackToTicket token={token} />
      <ClinicBar phone={page.phone} />
    </div>
  )
}
