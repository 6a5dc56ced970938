import { Trans, useTranslation } from 'react-i18next'
import { helpNumbers, type HelpTopic } from '#app/modules/help-lines/lines.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

/** The lines that help, above everything else of a page: for each topic a few calm words and numbers to be tapped. */
export function HelpLineNotes({ topics }: { topics: readonly HelpTopic[] }) {
  const { t } = useTranslation('site')
  if (topics.length === 0) return null
  return (
    <section className="help-lines stack" aria-label={t('helpLines.label')}>
      {topics.map((topic) => (
        <Banner key={topic} tone="warning" icon="phone">
          <p>
            <strong>{t(`helpLines.${topic}.title`)}</strong>
          </p>
          <p className="row">
            {helpNumbers[topic].map(({ key, phone, shown }) => (
              <ButtonLink key={key} to={`tel:${phone}`} icon="phone">
                {t(`helpLines.call.${key}`, { number: shown })}
              </ButtonLink>
            ))}
          </p>
          <p>{t(`helpLines.${topic}.text`)}</p>
          {topic !== 'emergency' && (
            <p>
              <Trans t={t} i18nKey={`helpLines.${topic}.danger`} components={{ call: <a href="tel:911">911</a> }} />
            </p>
          )}
        </Banner>
      ))}
    </section>
  )
}
