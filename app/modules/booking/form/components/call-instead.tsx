import { useTranslation } from 'react-i18next'
import { PhoneLink } from '#app/ui/phone-link.tsx'

/** The telephone beside every form; nothing without a number. */
export function CallInstead({ phone }: { phone: string | null }) {
  const { t } = useTranslation('booking')
  if (!phone) return null
  return (
    <p>
      <span className="muted">{t('call.instead')}</span>
      <br />
      <PhoneLink number={phone} className="call-link" />
    </p>
  )
}
