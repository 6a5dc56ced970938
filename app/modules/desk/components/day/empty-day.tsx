import { useTranslation } from 'react-i18next'
import type { DayWords } from '#app/modules/booking/slots/when-words.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import type { ChoiceWords } from '#app/modules/desk/pages/open-desk.server.ts'
import type { DeskVisit } from '#app/modules/desk/queries/visit-row.server.ts'
import { choiceParams } from '../desk-chooser.tsx'

/** A day without visits says what comes after it, and how to fill it. */
export function EmptyDay({ choice, day, next }: { choice: ChoiceWords; day: DayWords; next: DeskVisit | null }) {
  const { t } = useTranslation('desk')
  return (
    <div className="panel stack">
      <h2>{t('empty.title', { date: day.date, weekday: day.weekday })}</h2>
      {next ? (
        <p>
          {t('empty.next', { date: next.dateWords, time: next.time })}{' '}
          <Link to={paths.deskVisit(next.id)}>{next.patient.main}</Link>{' '}
          <Link to={paths.deskDay(choiceParams(choice, { date: next.date }))} className="alone">
            {t('empty.show', { date: next.dateWords })}
          </Link>
        </p>
      ) : (
        <p>{t('empty.nothing')}</p>
      )}
      {choice.mayBook && (
        <div className="row">
          <ButtonLink to={paths.deskNew(choiceParams(choice, { date: null }))} variant="line" icon="plus">
            {t('day.new')}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
