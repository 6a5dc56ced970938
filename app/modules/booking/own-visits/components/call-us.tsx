import { useTranslation } from 'react-i18next'
import { PhoneLink } from '#app/ui/phone-link.tsx'

/** The way to a person who helps. */
export function CallUs({ phone }: { phone: string }) {
  const { t } = useTranslation('booking')
  return (
    <p>
      <span className="muted">{t('mine.callUs')}</span>
      <br />
      <PhoneLink number={phone} className="call-link" />
    </p>
  )
}
