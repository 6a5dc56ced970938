import { useTranslation } from 'react-i18next'
import { choiceParams } from '#app/modules/desk/components/desk-chooser.tsx'
import type { ChoiceWords } from '#app/modules/desk/pages/open-desk.server.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { PanelData } from '../pages/panel-page.server.ts'

type ClosedPanelProps = Pick<PanelData, 'closed' | 'spans' | 'rights'> & { choice: ChoiceWords }

/** What the address of a question keeps of the choice, and what it asks. */
const asking = (choice: ChoiceWords, about: Record<string, string>) =>
  choiceParams(choice, { date: null, doctor: null, ...about })

function DayClosures({
  day,
  closed,
  choice,
}: Pick<ClosedPanelProps, 'closed' | 'choice'> & { day: 'today' | 'tomorrow' }) {
  const { t } = useTranslation('clinic-panel')
  const rows = closed[day]
  return (
    <>
      <h3>{t(`closed.${day}`)}</h3>
      {rows.length === 0 && <p className="muted">{t('closed.nothing')}</p>}
      <ul className="clinic-rows">
        {rows.map(({ doctor, when, reason, closureId }, index) => (
          <li key={closureId ?? index}>
            <b>{doctor ?? t('closed.clinic')}</b> <Tag tone={doctor === null ? 'bad' : 'plain'}>{when}</Tag>{' '}
            {reason && <span className="muted">{reason}</span>}
            {closureId && (
              <ButtonLink to={paths.deskClinicReopening(asking(choice, { closure: closureId }))} variant="line">
                {t('closed.reopen')}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** What is closed today and tomorrow, and for who keeps closures the ways to close and to open again; each asks first. */
export function ClosedPanel({ closed, spans, rights, choice }: ClosedPanelProps) {
  const { t } = useTranslation('clinic-panel')
  return (
    <section className="panel stack stack--sm" aria-labelledby="closed">
      <h2 id="closed">{t('closed.title')}</h2>
      <DayClosures day="today" closed={closed} choice={choice} />
      <DayClosures day="tomorrow" closed={closed} choice={choice} />
      {spans.length > 0 && (
        <div className="row">
          {spans.map((span) => (
            <ButtonLink key={span} to={paths.deskClinicClosure(asking(choice, { span }))} variant="line">
              {t(`close.${span}`)}
            </ButtonLink>
          ))}
        </div>
      )}
      {!rights.mayClose && <p className="muted">{t('closed.readOnly')}</p>}
      {rights.days && (
        <p>
          <Link to={rights.days} className="alone">
            {t('closed.days')}
          </Link>
        </p>
      )}
    </section>
  )
}
