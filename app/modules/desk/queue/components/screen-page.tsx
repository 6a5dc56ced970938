import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useWaitWords } from '#app/modules/booking/queue/components/waiting-panel.tsx'
import type { WaitTurn } from '#app/modules/booking/queue/wait-estimate.ts'
import { choiceParams, NoDesk } from '#app/modules/desk/components/desk-chooser.tsx'
import { paths } from '#app/paths.ts'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { ScreenDoctor, ScreenPageData } from '../pages/screen-page.server.ts'

type Called = { number: number; turn?: WaitTurn | null }

/** Numbers, each with how long it still takes where that is known. */
function Numbers({ label, numbers }: { label: string; numbers: readonly Called[] }) {
  const waitWords = useWaitWords('short')
  if (numbers.length === 0) return null
  return (
    <div>
      <p className="muted">{label}</p>
      <ul className="queue-screen__numbers">
        {numbers.map(({ number, turn }) => (
          <li key={number}>
            <b className="queue-screen__number num">{number}</b> {turn && <span>{waitWords(turn)}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Doctor({ doctor: { slug, name, inRoom, waiting, booked, lateBy } }: { doctor: ScreenDoctor }) {
  const { t } = useTranslation('desk')
  return (
    <section className="panel stack stack--sm" aria-labelledby={`screen-${slug}`}>
      <h2 id={`screen-${slug}`}>{name}</h2>
      {lateBy > 0 && (
        <p>
          <Tag tone="wait">{t('screen.late', { minutes: lateBy })}</Tag>
        </p>
      )}
      <Numbers label={t('screen.inRoom')} numbers={inRoom.map((number) => ({ number }))} />
      <Numbers label={t('screen.waiting')} numbers={waiting} />
      {booked > 0 && <p className="muted">{t('screen.booked', { count: booked })}</p>}
    </section>
  )
}

/** For a screen that everybody in the waiting room sees: numbers only. */
export function ScreenPage({ choice, doctors, time }: Pick<ScreenPageData, 'choice' | 'doctors' | 'time'>) {
  const { t } = useTranslation('desk')
  const live = useHref(paths.deskLive(choiceParams(choice, { date: null, doctor: null })))
  if (!choice.facility) return <NoDesk />
  return (
    <div className="desk" data-live={live} data-live-minutes="">
      <PageHead title={t('title.screen')} lead={choice.facility.name} />
      <div id="region-screen" data-live-region="" className="stack">
        {doctors.length === 0 && <p className="panel">{t('screen.nobody')}</p>}
        <div className="queue-screen">
          {doctors.map((doctor) => (
            <Doctor key={doctor.slug} doctor={doctor} />
          ))}
        </div>
        {time && <p className="muted">{t('screen.asOf', { time })}</p>}
      </div>
    </div>
  )
}
