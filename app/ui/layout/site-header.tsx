import { useLocation } from '@remix-run/react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../link.tsx'
import { Brand } from './brand.tsx'
import { ElderSwitch } from './elder-switch.tsx'
import { LanguageLinks } from './language-links.tsx'

export type NavItem = {
  to: string
  label: string
  /** For who works in the trade and not for patients: left out in large type, where there is less to choose from. */
  isForTrade?: boolean
}

type SiteHeaderProps = {
  name: string
  /** The main navigation of wide screens. */
  nav: readonly NavItem[]
  /** Phones show these three below the bar, and "all", which jumps to the footer. The first three of `nav` unless told otherwise. */
  quickLinks?: readonly NavItem[]
}

const pathOf = ({ to }: NavItem) => to.split('?', 1)[0]!

/** The item of the page itself, or the nearest one above it: of `/provider` and `/provider/register` only the second. */
function currentOf(items: readonly NavItem[], pathname: string): NavItem | undefined {
  const above = items.filter((item) => pathname === pathOf(item) || pathname.startsWith(`${pathOf(item)}/`))
  return above.toSorted((one, other) => pathOf(other).length - pathOf(one).length)[0]
}

/** The ink bar of public pages: brand, main navigation, languages; on phones four links below. */
export function SiteHeader({ name, nav, quickLinks = nav.slice(0, 3) }: SiteHeaderProps) {
  const { t } = useTranslation('ui')
  const { pathname } = useLocation()
  const links = (items: readonly NavItem[]) => {
    const current = currentOf(items, pathname)
    const mark = (item: NavItem) => (pathname === pathOf(item) ? 'page' : 'true')
    return items.map((item) => (
      <Fragment key={item.to}>
        <Link to={item.to} aria-current={item === current ? mark(item) : undefined}>
          {item.label}
        </Link>{' '}
      </Fragment>
    ))
  }
  return (
    <header className="site">
      <div className="wrap">
        <Brand name={name} />{' '}
        <nav className="nav" aria-label={t('layout.mainNav')}>
          {links(nav)}
        </nav>{' '}
        <div className="site__tools">
          <ElderSwitch look="bar" /> <LanguageLinks />
        </div>
      </div>
      <nav className="quickbar" aria-label={t('layout.quickNav')}>
        {links(quickLinks)}
        <a href="#menu">{t('layout.all')}</a>
      </nav>
    </header>
  )
}
