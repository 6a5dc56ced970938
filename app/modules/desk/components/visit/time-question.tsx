import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import type { TimeQuestion } from '#app/modules/desk/pages/time-question.server.ts'

/** What stands against a time, each thing by its name, and what follows from it. */
export function TimeReasons({ question }: { question: TimeQuestion }) {
  const { t } = useTranslation('desk')
  return (
    <>
      <p className="num">{question.when}</p>
      <ul className="dots">
        {question.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {question.override && <p>{t('override.how')}</p>}
      {question.lacksRight && <p>{t('override.noRight')}</p>}
    </>
  )
}

/** The button of a form that books or moves to the time all the same. */
export function OverrideButton({
  question,
  step,
}: {
  question: TimeQuestion | null
  step: 'booking' | 'move' | 'approval'
}) {
  const { t } = useTranslation('desk')
  if (!question?.override) return null
  return (
    <Button variant="line" name="override" value={question.override}>
      {t(`override.do.${step}`)}
      <span className="vh"> {question.when}</span>
    </Button>
  )
}
