import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { BrandMark } from './brand-mark.tsx'
import { Icon } from '../icon.tsx'
import { Link } from '../link.tsx'
import { ElderSwitch } from './elder-switch.tsx'
import type { NavItem } from './site-header.tsx'

export type FooterColumn = { title: string; items: readonly NavItem[] }

type SiteFooterProps = {
  name: string
  /** Customer service: the number as people read it and as `tel:` wants it. */
  phone: { label: string; href: string }
  /** The full navigation, in up to three columns. */
  columns: readonly FooterColumn[]
  /** Said above the legal lines, such as that the data are fictional. */
  notice?: ReactNode
}

/** A number of three digits that answers everywhere in the country. */
function EmergencyCall({ number, children }: { number: '911' | '988'; children?: ReactNode }) {
  return <a href={`tel:${number}`}>{children}</a>
}

/** Full navigation, telephone and hours, the lines for danger and the disclaimer; the same on every public page. */
export function SiteFooter({ name, phone, columns, notice }: SiteFooterProps) {
  const { t } = useTranslation('ui')
  return (
    <footer className="foot" id="menu">
      <div className="wrap">
        <div className="foot__cols">
          <div className="foot__full stack">
            <p className="brand">
              <BrandMark />
              <span>{name}</span>
            </p>
            <p>
              {t('footer.languages')}
              <br />
              <a className="num nb" href={phone.href}>
                {phone.label}
              </a>
              <br />
              {t('footer.days')} <span className="nb">{t('footer.hours')}</span>
            </p>
            <ElderSwitch look="full" />
          </div>
          {columns.map((column, position) => (
            <nav key={column.title} className={position === 2 ? 'foot__full' : undefined} aria-label={column.title}>
              <h2>{column.title}</h2>
              <ul>
                {column.items.map((item) => (
                  <li key={item.to} className={item.isForTrade ? 'elder-hide' : undefined}>
                    <Link to={item.to}>{item.label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="foot__legal stack">
          <p className="foot__emergency">
            <Icon name="siren" size={24} />
            <span>
              <Trans
                t={t}
                i18nKey="footer.emergency"
                components={{
                  call: <EmergencyCall number="911" />,
                  lifeline: <EmergencyCall number="988" />,
                  say: <span lang="en" />,
                }}
              />
            </span>
          </p>
          <p>{t('footer.disclaimer')}</p>
          {notice && <p>{notice}</p>}
        </div>
      </div>
    </footer>
  )
}
