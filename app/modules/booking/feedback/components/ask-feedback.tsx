import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { FeedbackState } from '../queries/find-feedback.server.ts'

/** The way to say how a visit was; nothing before it is over, and after it can be said no more. */
export function AskFeedback({ token, feedback: { isOpen, isGiven } }: { token: string; feedback: FeedbackState }) {
  const { t } = useTranslation('booking')
  if (!isOpen) return null
  return (
    <section className="noprint stack stack--sm" aria-labelledby="feedback">
      <h2 id="feedback" className="aside__title">
        {t('feedback.ask')}
      </h2>
      <p>{t(isGiven ? 'feedback.given' : 'feedback.askText')}</p>
      <p>
        <ButtonLink to={paths.linkFeedback(token)} variant="line" icon="message-square">
          {t(isGiven ? 'feedback.change' : 'feedback.open')}
        </ButtonLink>
      </p>
    </section>
  )
}
