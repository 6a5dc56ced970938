import { useTranslation } from 'react-i18next'
import type { AnsweredBy } from '../address-service.server.ts'

/** Says which service suggests and checks addresses, and plainly when the configured one did not answer. */
export function ServiceNote({ by }: { by: AnsweredBy }) {
  const { t } = useTranslation('address')
  return (
    <p
      className="muted service-note"
      role="status"
      data-address-service={by}
      data-words-fallback={t('service.fallback')}
    >
      {t(`service.${by}`)}
    </p>
  )
}
