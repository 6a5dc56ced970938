import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { SentData } from '../pages/sent-page.server.ts'

/** A number, a masked name and what comes next; more only for who may read it. */
export function SentPage({ page: { reference, name, waits, id } }: { page: SentData }) {
  const { t } = useTranslation('coordination')
  return (
    <div className="wrap wrap--form stack">
      <h1>{t(waits ? 'sent.waits' : 'sent.title')}</h1>
      <p className="lead">{t('sent.of', { reference, name })}</p>
      <p>{t(waits ? 'sent.nextWaits' : 'sent.next')}</p>
      <p className="row">
        {id && <ButtonLink to={paths.careCase(id)}>{t('sent.open')}</ButtonLink>}
        {id && (
          <ButtonLink to={paths.careSheet(id, { copy: 'patient' })} variant="line">
            {t('sheet.patient')}
          </ButtonLink>
        )}
        <ButtonLink to={paths.careBoard()} variant="line">
          {t('back')}
        </ButtonLink>
      </p>
    </div>
  )
}
