import { useHref } from '@remix-run/react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { dayParts } from '../day-parts.ts'
import type { WhenWords } from '../when-words.ts'
import { useWhenName } from './use-when-name.ts'

/**
 * Times of one day as buttons under morning, afternoon and evening. Each sends the form it stands in. The spaces keep the times
 * apart where there is no style sheet.
 */
export function TimeButtons({ times, chosen, name = 'slot' }: { times: WhenWords[]; chosen?: string; name?: string }) {
  const { t } = useTranslation('booking')
  return dayParts.map((part) => {
    const own = times.filter((time) => time.part === part)
    if (own.length === 0) return null
    return (
      <div key={part} className="times">
        <h3 className="times__part">{t(`part.${part}`)}</h3>
        <div className="slots">
          {own.map((time) => (
            <Fragment key={time.slot}>
              <button
                name={name}
                value={time.slot}
                className="pick__face pick__face--button num"
                aria-label={time.time === time.shortTime ? undefined : time.time}
                aria-current={time.slot === chosen ? 'true' : undefined}
              >
                {time.shortTime}
              </button>{' '}
            </Fragment>
          ))}
        </div>
      </div>
    )
  })
}

/** Three near times, each with its day, as buttons that send the form they stand in. */
export function NearTimes({ times, name }: { times: WhenWords[]; name: string }) {
  const whenName = useWhenName()
  return (
    <div className="near">
      {times.map((time) => (
        <Fragment key={time.slot}>
          <button name={name} value={time.slot} className="btn btn--line">
            {whenName(time)}
          </button>{' '}
        </Fragment>
      ))}
    </div>
  )
}

/** A form that keeps the time of the pressed button for ten minutes. `action` is a root-form path. */
export function HoldForm({
  action,
  facilitySlug,
  visit,
  seen = null,
  children,
}: {
  action: string
  facilitySlug: string
  visit: string
  /** Whether the doctor was seen before; null as long as nobody has said. */
  seen?: string | null
  children: React.ReactNode
}) {
  return (
    <form method="post" action={useHref(action)}>
      <input type="hidden" name="loc" value={facilitySlug} />
      <input type="hidden" name="vt" value={visit} />
      {seen && <input type="hidden" name="seen" value={seen} />}
      {children}
    </form>
  )
}
