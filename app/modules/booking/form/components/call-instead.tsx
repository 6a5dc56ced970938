import { useTranslation } from 'react-i18next'
import { formatPhone } from '#app/core/format/format.ts'

/** The telephone beside every form; nothing without a number. */
export function CallInstead({ phone }: { phone: string | null }) {
  const { t } = useTranslation('booking')
  if (!phone) return null
  return (
    <p>
      <span className="muted">{t('call.instead')}</span>
      <br />
      <a className="num nb call-link" href={`tel:${phone}`}>
        {formatPhone(phone)}
      </a>
    </p>
  )
}
