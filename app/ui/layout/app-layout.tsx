import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { Link } from '../link.tsx'
import { Brand } from './brand.tsx'
import { SkipLink } from './skip-link.tsx'

type AppLayoutProps = {
  name: string
  /** Says what this task is; the page's h1 stands in the text. */
  title: string
  back?: { to: string; label: string }
  announcement?: ReactNode
  /** At the bottom of phones, such as an ActionBar. */
  action?: ReactNode
  children: ReactNode
}

/** The frame of focused tasks: brand, title and a way back; one column of 608 px; no navigation to stray into. */
export function AppLayout({ name, title, back, announcement, action, children }: AppLayoutProps) {
  return (
    <>
      <SkipLink />
      <header className="app-bar">
        <div className="wrap wrap--form">
          <Brand name={name} />
          <span className="app-bar__title">{title}</span>
          {back && (
            <Link to={back.to} className="app-bar__back">
              <Icon name="arrow-left" size={20} />
              {back.label}
            </Link>
          )}
        </div>
      </header>
      {announcement}
      <main id="main" className="app-main">
        <div className="wrap wrap--form">{children}</div>
      </main>
      {action}
    </>
  )
}
