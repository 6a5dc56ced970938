import { useTranslation } from 'react-i18next'
import { useDayName } from '#app/modules/booking/slots/components/use-day-name.ts'
import type { WhenWords } from '#app/modules/booking/slots/when-words.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import type { MovedFrom } from '../pages/link-page.server.ts'

function Time({ label, when }: { label: string; when: WhenWords }) {
  const dayName = useDayName()
  return (
    <>
      <span className="moved__label">{label}</span>{' '}
      <time className="moved__time num" dateTime={when.slot}>
        <b>{when.date}</b> <span className="nb">{dayName(when)}</span> <span className="nb">{when.time}</span>
      </time>
    </>
  )
}

/** The old time struck through beside the new one, each with its word. */
export function MovedTime({ from, to }: { from: WhenWords; to: WhenWords }) {
  const { t } = useTranslation('booking')
  return (
    <p className="moved">
      <del>
        <Time label={t('change.from')} when={from} />
      </del>{' '}
      <span aria-hidden="true">→</span>{' '}
      <ins>
        <Time label={t('change.to')} when={to} />
      </ins>
    </p>
  )
}

/** From where the visit has moved; that it has moved the heading above says. */
export function Moved({ moved: { from }, to }: { moved: MovedFrom; to: WhenWords }) {
  return (
    <Banner tone="success">
      <MovedTime from={from} to={to} />
    </Banner>
  )
}
