import { useTranslation } from 'react-i18next'
import { formatPhone } from '#app/core/format/format.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ActionBar } from '#app/ui/layout/action-bar.tsx'

/** In large type the telephone at the foot is that of the clinic the page is about, not the guide's. */
export function ClinicBar({ phone }: { phone: string | null }) {
  const { t } = useTranslation('booking')
  if (!phone) return null
  return (
    <ActionBar isElderOnly>
      <ButtonLink to={`tel:${phone}`} icon="phone">
        <span>
          <span className="nb">{t('call.bar')}</span> <span className="num nb">{formatPhone(phone)}</span>
        </span>
      </ButtonLink>
    </ActionBar>
  )
}
