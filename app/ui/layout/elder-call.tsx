import { useTranslation } from 'react-i18next'
import { Icon } from '../icon.tsx'

/** The telephone at the foot of every page, whatever it offers to do online; shown in the mode of large type only. */
export function ElderCall({ phone }: { phone: { label: string; href: string } }) {
  const { t } = useTranslation('ui')
  return (
    <section className="elder-call elder-on" aria-label={t('elder.call')}>
      <a className="btn btn--primary" href={phone.href}>
        <Icon name="phone" />
        {t('elder.call')} <span className="num nb">{phone.label}</span>
      </a>
    </section>
  )
}
