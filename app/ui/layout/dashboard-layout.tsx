import { useHref, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../icon.tsx'
import { Link } from '../link.tsx'
import { SealAvatar } from '../cards/seal-avatar.tsx'
import { Brand } from './brand.tsx'
import { LanguageLinks } from './language-links.tsx'
import { SkipLink } from './skip-link.tsx'

export type DashboardItem = {
  to: string
  label: string
  icon: IconName
  /** Addresses of its parts that do not stand under its own. */
  parts?: readonly string[] | undefined
  /** Only its own address and those of its parts are its page: what stands under it is something else. */
  alone?: boolean | undefined
  /** What waits there; nothing is shown for 0. */
  count?: number | undefined
}

export type DashboardGroup = { title: string | null; items: readonly DashboardItem[] }

/** A choice that all pages of the frame share, such as the clinic; asked by GET, so it works as a plain form. */
export type DashboardChoice = {
  name: string
  label: string
  submit: string
  chosen: string
  options: readonly { value: string; label: string }[]
}

type DashboardLayoutProps = {
  /** Of the site. */
  name: string
  /** Of this area, such as "provider dashboard". */
  title: string
  groups: readonly DashboardGroup[]
  choice?: DashboardChoice | null
  /** Who is signed in, with the role or level in words; null when nobody is. */
  person: { name: string; role: string } | null
  /** The route that signs out by POST, and the words of its button. */
  signOut: { to: string; label: string }
  /** At most 1040 px wide; as wide as the window otherwise. */
  narrow?: boolean
  announcement?: ReactNode
  /** At the foot beside the languages, such as the telephone of customer service. */
  help?: ReactNode
  children: ReactNode
}

const pathOf = (to: string) => to.split('?', 1)[0]!

/** The item whose address is the page's, or the nearest above it; of the views of one page, the one that the query names. */
function currentOf(groups: readonly DashboardGroup[], pathname: string, search: string): string | undefined {
  const asked = new URLSearchParams(search)
  const named = (to: string) =>
    [...new URLSearchParams(to.slice(pathOf(to).length))].filter(([name]) => name === 'view')
  const isAt = (path: string) => pathname === path || pathname.startsWith(`${path.replace(/\/$/, '')}/`)
  const isIn = ({ to, parts = [], alone }: DashboardItem) =>
    alone ? [pathOf(to), ...parts].includes(pathname) : [pathOf(to), ...parts].some(isAt)
  return groups
    .flatMap(({ items }) => items.filter(isIn).map(({ to }) => to))
    .filter((to) => named(to).every(([name, value]) => asked.get(name) === value))
    .sort((one, other) => pathOf(other).length - pathOf(one).length || named(other).length - named(one).length)[0]
}

function Items({ groups }: Pick<DashboardLayoutProps, 'groups'>) {
  const { pathname, search } = useLocation()
  const current = currentOf(groups, pathname, search)
  return groups.map(({ title, items }) => (
    <div key={title ?? ''}>
      {title && <p className="side__group">{title}</p>}
      <ul aria-label={title ?? undefined}>
        {items.map(({ to, label, icon, count }) => (
          <li key={to}>
            <Link
              to={to}
              className="side__link"
              aria-current={to !== current ? undefined : pathOf(to) === pathname ? 'page' : 'true'}
            >
              <Icon name={icon} size={19} />
              {label}
              {count ? <span className="side__count num">{count}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ))
}

function Choice({ name, label, submit, chosen, options }: DashboardChoice) {
  const { pathname, search } = useLocation()
  const view = new URLSearchParams(search).get('view')
  return (
    <form method="get" action={useHref(pathname)} className="side__choice">
      {view && <input type="hidden" name="view" value={view} />}
      <label>
        <span>{label}</span>
        <select name={name} className="in" defaultValue={chosen}>
          {options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="btn btn--line">
        {submit}
      </button>
    </form>
  )
}

function Menu({ label, groups, choice, person, signOut }: { label: string } & DashboardLayoutProps) {
  const action = useHref(signOut.to)
  return (
    <>
      {choice && <Choice {...choice} />}
      <nav aria-label={label}>
        <Items groups={groups} />
      </nav>
      <div className="side__end">
        {person && (
          <p className="side__person">
            <SealAvatar name={person.name} size="xs" />
            <span>
              {person.name}
              <span className="side__role">{person.role}</span>
            </span>
          </p>
        )}
        {person && (
          <form method="post" action={action} data-call="sign_out">
            <button type="submit" className="side__link">
              <Icon name="log-out" size={19} />
              {signOut.label}
            </button>
          </form>
        )}
      </div>
    </>
  )
}

/**
 * The frame of signed-in areas: a side of ink with the menu in groups, the person and the way out at its end. On phones the
 * side is a bar and the menu opens from it without script. The menu is written twice and shown once, because a closed
 * disclosure cannot be opened by a stylesheet in every browser.
 */
export function DashboardLayout(props: DashboardLayoutProps) {
  const { t } = useTranslation('ui')
  const { name, title, narrow = false, announcement, help, children } = props
  return (
    <>
      <SkipLink />
      <div className="shell">
        <header className="side">
          <div className="side__bar">
            <Brand name={name} />
            <details className="side__phone">
              <summary>
                <Icon name="menu" />
                {t('layout.menu')}
              </summary>
              <div className="side__sheet">
                <Menu {...props} label={t('layout.menu')} />
              </div>
            </details>
          </div>
          <div className="side__desk">
            <p className="side__title">{title}</p>
            <Menu {...props} label={title} />
          </div>
        </header>
        <div className={classNames('shell__content', narrow && 'shell__content--narrow')}>
          {announcement}
          <main id="main" className="pro-main">
            {children}
          </main>
          <footer className="pro-foot">
            <LanguageLinks light />
            {help}
          </footer>
        </div>
      </div>
    </>
  )
}

type PageHeadProps = {
  title: string
  /** The language of a title that somebody wrote in another than the page's. */
  titleLang?: string
  /** A line under the title. */
  lead?: ReactNode
  /** Buttons at the end of the line. */
  actions?: ReactNode
}

/** The head of a dashboard's page: title, a line about it, what can be done. */
export function PageHead({ title, titleLang, lead, actions }: PageHeadProps) {
  return (
    <div className="pro-head">
      <div>
        <h1 lang={titleLang}>{title}</h1>
        {lead && <p className="muted">{lead}</p>}
      </div>
      {actions && <div className="row">{actions}</div>}
    </div>
  )
}
