import { useTranslation } from 'react-i18next'
import { PhoneLink } from '#app/ui/phone-link.tsx'

type CallInsteadProps = { phone: string | null; words?: 'call.instead' | 'call.clinic' }

/** The telephone beside every form; nothing without a number. */
export function CallInstead({ phone, words = 'call.instead' }: CallInsteadProps) {
  const { t } = useTranslation('booking')
  if (!phone) return null
  return (
    <p>
      <span className="muted">{t(words)}</span>
      <br />
      <PhoneLink number={phone} className="call-link" />
    </p>
  )
}
