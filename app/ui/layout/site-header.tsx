import { useLocation } from '@remix-run/react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../link.tsx'
import { Brand } from './brand.tsx'
import { LanguageLinks } from './language-links.tsx'

export type NavItem = { to: string; label: string }

type SiteHeaderProps = {
  name: string
  /** The main navigation of wide screens. */
  nav: readonly NavItem[]
  /** Phones show these three below the bar, and "all", which jumps to the footer. The first three of `nav` unless told otherwise. */
  quickLinks?: readonly NavItem[]
}

function currentFor(to: string, pathname: string): 'page' | 'true' | undefined {
  const path = to.split('?', 1)[0]!
  if (pathname === path) return 'page'
  return pathname.startsWith(`${path}/`) ? 'true' : undefined
}

/** The ink bar of public pages: brand, main navigation, languages; on phones four links below. */
export function SiteHeader({ name, nav, quickLinks = nav.slice(0, 3) }: SiteHeaderProps) {
  const { t } = useTranslation('ui')
  const { pathname } = useLocation()
  const links = (items: readonly NavItem[]) =>
    items.map((item) => (
      <Fragment key={item.to}>
        <Link to={item.to} aria-current={currentFor(item.to, pathname)}>
          {item.label}
        </Link>{' '}
      </Fragment>
    ))
  return (
    <header className="site">
      <div className="wrap">
        <Brand name={name} />{' '}
        <nav className="nav" aria-label={t('layout.mainNav')}>
          {links(nav)}
        </nav>{' '}
        <LanguageLinks />
      </div>
      <nav className="quickbar" aria-label={t('layout.quickNav')}>
        {links(quickLinks)}
        <a href="#menu">{t('layout.all')}</a>
      </nav>
    </header>
  )
}
