import { useHref, useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { choiceParams } from '#app/modules/desk/components/desk-chooser.tsx'
import type { ChoiceWords } from '#app/modules/desk/pages/open-desk.server.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { type DoctorLateness, lateChoices } from '../lateness.ts'

function Doctor({ doctor: { slug, name, minutes, toTell } }: { doctor: DoctorLateness }) {
  const { t } = useTranslation('desk')
  const label = `late-${slug}`
  return (
    <li className="lateness__doctor">
      <p id={label}>
        <b>{name}</b> {minutes > 0 && <Tag tone="wait">{t('late.now', { minutes })}</Tag>}
      </p>
      <div className="row row--tight" role="group" aria-labelledby={label}>
        {lateChoices.map((each) => (
          <button
            key={each}
            name="late"
            value={`${slug} ${each}`}
            className="pick__face pick__face--button"
            aria-current={each === minutes ? 'true' : undefined}
          >
            {t('late.option', { minutes: each })}
          </button>
        ))}
        {minutes > 0 && (
          <Button variant="quiet" name="late" value={`${slug} 0`}>
            {t('late.back')}
          </Button>
        )}
        {minutes > 0 && toTell > 0 && (
          <Button variant="line" name="tell" value={slug}>
            {t('late.tell', { count: toTell })}
          </Button>
        )}
      </div>
    </li>
  )
}

/** Which doctor is late today: a press says it, another tells those who are still to come. */
export function LatenessPanel({ doctors, choice }: { doctors: readonly DoctorLateness[]; choice: ChoiceWords }) {
  const { t } = useTranslation('desk')
  const { pathname, search } = useLocation()
  const action = useHref(paths.deskLateness(choiceParams(choice, { date: null, doctor: null })))
  const late = doctors.filter(({ minutes }) => minutes > 0)
  if (doctors.length === 0) return null
  return (
    <details className="panel" id="late" open={late.length > 0}>
      <summary>
        <b>{t('late.title')}</b>{' '}
        {late.map(({ slug, name, minutes }) => (
          <Tag key={slug} tone="wait">
            {name} {t('late.now', { minutes })}
          </Tag>
        ))}
      </summary>
      <form method="post" action={action} className="stack stack--sm">
        <input type="hidden" name="back" value={`${pathname}${search}#late`} />
        <p className="muted">{t('late.hint')}</p>
        <ul className="lateness">
          {doctors.map((doctor) => (
            <Doctor key={doctor.slug} doctor={doctor} />
          ))}
        </ul>
      </form>
    </details>
  )
}
