import { useTranslation } from 'react-i18next'
import { formatPhone } from '#app/core/format/format.ts'

/** The way to a person who helps. */
export function CallUs({ phone }: { phone: string }) {
  const { t } = useTranslation('booking')
  return (
    <p>
      <span className="muted">{t('mine.callUs')}</span>
      <br />
      <a className="num nb call-link" href={`tel:${phone}`}>
        {formatPhone(phone)}
      </a>
    </p>
  )
}
